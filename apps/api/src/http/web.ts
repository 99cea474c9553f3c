/** Serves the built web application: hashed files for ever, the page itself always fresh, deep links to the page. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findRoute } from '@cauce/domain/navigation/find-route'
import { answerNotFound } from './errors.ts'
import { NOT_FOUND, notFound } from './failure.ts'

const OURS = /^\/(?:api|archivos|demo|socket\.io|assets|healthz|readyz|metrics)(?:[/?]|$)/u
/** Group of the catalogue. */
const API_PAGES = 'api'
/** Vite writes every file with the hash of its content under `assets/`. */
const HASHED = /[\\/]assets[\\/]/u

const wantsPage = (request: FastifyRequest): boolean => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const path = request.url.split('?', 1)[0] ?? ''
  const isBrowser = (request.headers.accept ?? '').includes('text/html')
  // The pages about the API are below the same beginning as its calls: `/api/clientes`.
  if (OURS.test(request.url)) return isBrowser && findRoute(path)?.group === API_PAGES
  const looksLikeFile = /\.[a-z0-9]{2,5}$/iu.test(path)
  return !looksLikeFile || isBrowser
}

/**
 * Addresses that no page nor file of ours has: another host after two bars, signs that hide a bar or end a name, a way up, and
 * names that begin with a dot. Who looks for what others left open finds nothing, said plainly.
 */
const NOWHERE = /^\/\/|\\|%(?:00|2f|5c)|\/\.{1,2}(?:\/|$)|\/\.(?!well-known)|\/%2e/iu

/** Without a built application only the API answers. */
export const serveWeb = async (app: FastifyInstance, root: string): Promise<void> => {
  const built = existsSync(join(root, 'index.html'))
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions
    const isPage = url === undefined || url === '/*'
    if (isPage && NOWHERE.test(request.url.split('?', 1)[0] ?? '')) throw notFound(NOT_FOUND)
  })
  if (built) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) =>
    built && wantsPage(request) ? reply.sendFile('index.html') : answerNotFound(reply),
  )
}
