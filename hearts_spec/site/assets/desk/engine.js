// Starts the engine, in a worker and in Node alike: Python, the rooms' bytecode and the books. Gives `ask`, which answers a
// request, a text in JSON, with a document, a text in JSON too; and `ahead`, which makes a little more ready for the
// questions to come, and says whether there is more. What a reader pastes is handed over as a value and is never part of
// any code.

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
