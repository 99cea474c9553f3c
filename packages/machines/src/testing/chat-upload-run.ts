/** A running sending of files for the tests of its machine. */
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { chatUploadMachine } from '../chat-upload.ts'
import type { ChatUploadEvent, ChatUploadPorts as P, UploadAddress } from '../chat-upload/types.ts'
import { fakePort, settle } from './fake-port.ts'

const SIZE = 100

/** A PDF that was chosen. */
export const chosen = (id: string, tamano = SIZE) => ({ id, nombre: `${id}.pdf`, tamano, pdf: true })

export const addressOf = (id: string, recibido = false): UploadAddress => ({
  ruta: `ruta-${id}`,
  url: `/archivos/${id}`,
  recibido,
})

/** A port that answers and lets the answer arrive. */
const answering = <Output, Input>() => {
  const port = fakePort<Output, Input>()
  const answer = async (output: Output): Promise<void> => {
    port.last().resolve(output)
    await settle()
  }
  const refuse = async (error: unknown): Promise<void> => {
    port.last().reject(error)
    await settle()
  }
  return { ...port, answer, refuse }
}

/** The machine with its fake ports; the bytes go when the test says so. */
export const startUpload = () => {
  const sending: string[] = []
  const addresses: string[] = []
  let stops = 0
  const ports = {
    open: answering<P['open']['output'], P['open']['input']>(),
    resume: answering<P['resume']['output'], P['resume']['input']>(),
    finish: answering<P['finish']['output'], P['finish']['input']>(),
    discard: answering<P['discard']['output'], P['discard']['input']>(),
  }
  const machine = chatUploadMachine.provide({
    actors: {
      open: ports.open.logic,
      resume: ports.resume.logic,
      finish: ports.finish.logic,
      discard: ports.discard.logic,
      send: fromCallback<ChatUploadEvent, P['send']['input']>(({ input }) => {
        sending.push(input.id)
        addresses.push(input.url)
        return () => {
          stops += 1
        }
      }),
    },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: { maxFiles: 20 } }).start()
  /** Chooses files and asks to send them. */
  const asked = (...ids: readonly string[]): void => {
    actor.send({ type: 'files.added', archivos: ids.map((id) => chosen(id)) })
    actor.send({ type: 'send.requested', clave: 'k1' })
  }
  /** The same, and the server answers where. */
  const opened = async (...ids: readonly string[]): Promise<void> => {
    asked(...ids)
    await ports.open.answer({ envio: 7, addresses: ids.map((id) => addressOf(id)) })
  }
  return {
    actor,
    clock,
    ports,
    asked,
    opened,
    /** Ids of the files whose bytes began to leave. */
    sent: () => sending,
    /** Where they went. */
    addresses: () => addresses,
    stopped: () => stops,
    now: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}
