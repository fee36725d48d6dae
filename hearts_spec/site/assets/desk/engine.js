// Starts the engine, in a worker or in Node: Python, the package's bytecode and the books. Returns `ask`, which answers
// a request (JSON text) with a document (JSON text), and `ahead`, which prepares a little for later questions and
// returns whether there is more to do. Pasted text is passed as a value, never as code.

const OPEN = `
import sys
def opened():
    sys.path.append("/rooms.zip")
    from hearts_spec.service.snapshot import unpacked
    with open("/books.pickle", "rb") as books:
        return unpacked(books.read())
opened()
`;

export async function start({ loadPyodide, indexURL, stdLibURL, lock, rooms, books }) {
  const python = await loadPyodide({ indexURL, stdLibURL, lockFileContents: lock });
  python.FS.writeFile("/rooms.zip", await rooms);
  python.FS.writeFile("/books.pickle", await books);
  const { ask_text: ask, ahead } = python.runPython(OPEN);
  return { ask, ahead };
}
