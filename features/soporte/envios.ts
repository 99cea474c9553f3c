/** What is sent again, and what does not arrive. */
import { MESSAGES_CALL, WRITE_CALL } from '../../tests/e2e/pages/chat.ts'
import { LOCAL_FILE, STEPS, TEMPORARY_ADDRESS } from '../../tests/e2e/pages/chat-files.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import type { Answered } from '../../tests/support/server.ts'
import type { Mundo } from './mundo.ts'
import { known, memoryOf } from './recuerdos.ts'

interface Sends {
  again: () => Promise<Answered>
  both: readonly Answered[]
}
export const sends = memoryOf<Sends>()

/** Sends something that may have to be sent again, exactly as it was. */
export const sendKept = async (world: Mundo, send: () => Promise<Answered>): Promise<void> => {
  sends(world).again = send
  world.answer = await send()
}

interface Call {
  readonly path: string
  /** What is answered instead, with the text of the scenario. */
  readonly instead?: (text: string) => { readonly status: number; readonly json: object }
}

const refusal =
  (status: number, codigo: string) =>
  (error: string): { readonly status: number; readonly json: object } => ({ status, json: { error, codigo } })

const CALLS: Readonly<Record<string, Call>> = {
  ...Object.fromEntries(Object.entries(STEPS).map(([name, path]) => [name, { path }])),
  'traer los mensajes del chat': { path: MESSAGES_CALL },
  'escribir un mensaje': { path: WRITE_CALL, instead: refusal(404, 'no_encontrado') },
  'traer el archivo': { path: LOCAL_FILE },
  'pedir la dirección del archivo': {
    path: TEMPORARY_ADDRESS,
    instead: (url) => ({ status: 200, json: { url, expira_at: new Date().toISOString() } }),
  },
  'guardar la remisión': { path: '**/api/referencias/actualizar/**' },
  'buscar instituciones': { path: '**/api/reps/buscarRep/**' },
  'finalizar la historia': {
    path: '**/api/historia/finalizar-historia-clinica/**',
    instead: refusal(500, 'servidor.error'),
  },
}

const callNamed = (name: string): Call => known(CALLS[name], `No se sabe qué se pide al ${name}`)

/** From here on the browser gets no answer to that call; it may wait for ever. */
export const lose = async (world: Mundo, name: string, forEver: boolean): Promise<void> => {
  // What is lost on opening a page has to be lost before.
  world.browser ??= { page: await signedIn(await world.server(), 'medico@cauce.demo') }
  await world.browser.page.route(callNamed(name).path, (route) => (forEver ? undefined : route.abort()))
}

/** From here on the browser gets another answer to that call. */
export const answerInstead = async (world: Mundo, name: string, text: string): Promise<void> => {
  const { path, instead } = callNamed(name)
  const answer = known(instead, `No se sabe qué más contestar al ${name}`)(text)
  await known(world.browser, 'El escenario no abrió el navegador').page.route(path, (route) => route.fulfill(answer))
}
