/** The API document: JSON for programs, a page for people, at one address. */
import type { FastifyInstance } from 'fastify'
import type { Entry } from '@cauce/contract/entry'
import { accessText, allEntries, kindText, openApiDocument } from '@cauce/contract/openapi'
import type { Config } from '../config.ts'
import { onlyOperators } from './closed.ts'

const escape = (text: string): string => text.replaceAll(/[&<>"']/gu, (char) => `&#${char.codePointAt(0) ?? 0};`)

const row = ({ name, entry }: { name: string; entry: Entry }): string =>
  `<tr><td><code>${entry.method}</code></td><td><code>/api${escape(entry.path)}</code><br><small>${escape(name)}</small></td><td>${escape(entry.summary)}</td><td>${escape(accessText(entry.access))}<br><small>${escape(kindText(entry))}</small></td></tr>`

const page = (version: string): string => {
  const sections = [...Map.groupBy(allEntries(), ({ module }) => module)].map(
    ([module, entries]) =>
      `<h2>${escape(module)}</h2><table><thead><tr><th scope="col">Método</th><th scope="col">Ruta</th><th scope="col">Para qué</th><th scope="col">Quién</th></tr></thead><tbody>${entries.map(row).join('')}</tbody></table>`,
  )
  return `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API de Cauce</title><style>
:root{color-scheme:light dark}body{max-width:1080px;margin:0 auto;padding:24px 16px;font:15px/1.5 system-ui,sans-serif}
table{width:100%;border-collapse:collapse}th,td{padding:6px 10px;text-align:left;vertical-align:top;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
code{font-size:13px;overflow-wrap:anywhere}td:nth-child(2){width:38%}</style></head><body>
<h1>API de Cauce ${escape(version)}</h1>
<p>El documento completo, con los esquemas de cada llamada: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Todo error es <code>{ error, codigo, errores? }</code>: <code>error</code> es para las personas, <code>codigo</code> para los programas.</p>
${sections.join('\n')}</body></html>`
}

export const docsRoutes = (app: FastifyInstance, version: string, config: Config): void => {
  const onRequest = onlyOperators(config)
  // Made when somebody asks: at each start it would be a seventh of what the start costs.
  let madeJson: string | undefined
  const json = (): string => (madeJson ??= JSON.stringify(openApiDocument(version)))
  let madePage: string | undefined
  const html = (): string => (madePage ??= page(version))
  app.get('/api/docs/openapi.json', { onRequest }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json()),
  )
  app.get('/api/docs', { onRequest }, async (request, reply) => {
    const asPage = (request.headers.accept ?? '').includes('text/html')
    return reply
      .header('vary', 'accept')
      .type(asPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
      .send(asPage ? html() : json())
  })
}
