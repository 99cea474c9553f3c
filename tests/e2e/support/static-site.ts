/** A file server that knows nothing of the product, below a path that is not the root: what any institution has. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface StaticSite {
  /** Address of the folder, with the slash at its end. */
  readonly url: string
  close(): Promise<void>
}

/** Serves the files of a folder, and nothing else, below that path (`/documentos/manual/`). */
export const serveFolder = async (folder: string, below: `/${string}/`): Promise<StaticSite> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const asked = pathname.startsWith(below) ? pathname.slice(below.length) || 'index.html' : null
    const file =
      asked === null || asked.includes('..') ? Promise.reject(new Error(pathname)) : readFile(join(folder, asked))
    file.then(
      (bytes) => response.setHeader('content-type', TYPES[extname(asked ?? '')] ?? 'text/plain').end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the file server has no port')
  return {
    url: `http://127.0.0.1:${address.port}${below}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
