/** The same thing sent twice at the same time. */
import { randomUUID } from 'node:crypto'
import type { Answered } from '../../tests/support/server.ts'
import { sends } from './envios.ts'
import { completeRecord, finalise } from './historia-clinica.ts'
import { formOf as leaveForm } from './incapacidades.ts'
import type { Mundo } from './mundo.ts'
import { known } from './recuerdos.ts'
import { formOf as referralForm } from './remisiones.ts'

type Headers = Readonly<Record<string, string>>
type Sender = (headers: Headers) => Promise<Answered>

const posting = async (world: Mundo, path: string, body: object): Promise<Sender> => {
  const server = await world.server()
  return (headers) => server.call(path, { token: world.token, body, headers })
}

/** By what a scenario calls it: the same thing, ready to be sent. */
const READY: Readonly<Record<string, (world: Mundo) => Promise<Sender>>> = {
  'la incapacidad': async (world) => posting(world, '/api/incapacidades/registrar', await leaveForm(world, {})),
  'la remisión': async (world) => posting(world, '/api/referencias/registrar', await referralForm(world, {})),
  'la historia': async (world) => {
    const record = await completeRecord(world)
    return (headers) => finalise(world, record, { key: headers['idempotency-key'] })
  },
}

/** Sends it twice at the same time: the same sending, or that of two people who do not know of each other. */
export const sendTwice = async (world: Mundo, what: string, same: boolean): Promise<void> => {
  const send = await known(READY[what], `No se sabe enviar ${what}`)(world)
  const headers = same ? { 'idempotency-key': randomUUID() } : {}
  const both = await Promise.all([send(headers), send(headers)])
  sends(world).both = both
  world.answer = both.find(({ status }) => status !== 200) ?? null
}
