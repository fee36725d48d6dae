// The browser's caches, as far as the scripts of the site use them.

export class Caches {
  #stored = new Map();

  constructor(stored = {}) {
    for (const [name, files] of Object.entries(stored)) this.#stored.set(name, new Stored(files));
  }

  async open(name) {
    if (!this.#stored.has(name)) this.#stored.set(name, new Stored());
    return this.#stored.get(name);
  }

  async keys() { return [...this.#stored.keys()]; }
  async has(name) { return this.#stored.has(name); }
  async delete(name) { return this.#stored.delete(name); }
  async match(url) {
    for (const cache of this.#stored.values()) {
      const found = await cache.match(url);
      if (found) return found;
    }
    return undefined;
  }

  urls(name) { return [...this.#stored.get(name).held.keys()]; }
}

class Stored {
  constructor(files = {}) {
    this.held = new Map(Object.entries(files).map(([url, text]) => [url, new Response(text)]));
  }

  async match(request, { ignoreSearch = false } = {}) {
    const url = request.url ?? request;
    return this.held.get(ignoreSearch ? url.split("?")[0] : url)?.clone();
  }

  async put(request, response) { this.held.set(request.url ?? request, response); }
  async add(url) { await this.put(url, await fetch(url)); }
  async keys() { return [...this.held.keys()].map((url) => ({ url })); }
  async delete(request) { return this.held.delete(request.url ?? request); }
}
