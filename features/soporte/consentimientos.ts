/** Informed consents: a complete one, and what changes of it. */
import { consentimientos } from '@cauce/contract/consentimientos'
import { perScenario } from './escenas.ts'
import { dot, emptyPad, signature } from './firma.ts'
import type { Mundo } from './mundo.ts'
import { line } from './ordenes.ts'
import { read } from './respuestas.ts'

type Change = Readonly<Record<string, unknown>>

/** What each way of filling it changes of a consent that the patient gives and signs. */
export const CONSENTS: Readonly<Record<string, Change>> = {
  consentimiento: {},
  disentimiento: { aceptacion_consentimiento: 'No', nombre_profesional: 'Laura Restrepo Mejía' },
  'firmado por el representante': {
    firmante: 'Representante Legal',
    numero_documento_representante: '71234567',
    nombre_representante: 'Jorge Gómez Castaño',
    parentesco: 'Hermano',
  },
  'firmado por quien atiende': {
    firmante: 'Representante Legal',
    numero_documento_representante: '1.037.580.214',
    nombre_representante: 'Laura Restrepo Mejía',
  },
  'con las tres declaraciones en NO': { declaracion_a: 'NO', declaracion_b: 'NO', declaracion_c: 'NO' },
  'con el recuadro vacío': { firma: emptyPad() },
  'con un solo punto': { firma: dot() },
  'con un texto que no es una imagen': { firma: 'data:image/png;base64,SG9sYQ==' },
  'de un texto que ya cambió': { huella: '0'.repeat(64) },
}

const shown = perScenario(() => ({ fingerprint: '' }))

/** The fingerprint of the text that was on the screen. */
export const shownFingerprint = (world: Mundo): string => shown(world).fingerprint

/** A complete consent of the scenario's order, signed by the patient, bound to the text in force. */
const complete = async (world: Mundo): Promise<Change> => {
  const { cup } = await line(world)
  const { version, huella } = read(
    consentimientos.consultar,
    await world.call('/consentimientos-informados/consultar', { id: cup.id }),
  )
  shown(world).fingerprint = huella
  return {
    firma: signature(),
    id: world.orderId,
    cup_id: cup.id,
    aceptacion_consentimiento: 'Si',
    firmante: 'Paciente',
    declaracion_a: 'SI',
    declaracion_b: 'SI',
    declaracion_c: 'SI',
    version,
    huella,
  }
}

export const saveConsent = async (world: Mundo, change: Change, without: string | null): Promise<void> => {
  const consent = Object.entries({ ...(await complete(world)), ...change }).filter(([field]) => field !== without)
  await world.call('/consultas/foto', Object.fromEntries(consent))
}

export const keptFingerprint = async (world: Mundo): Promise<string> => {
  const { db } = await world.server()
  const { huella } = await db
    .selectFrom('consentimientos')
    .select('huella')
    .where('orden_procedimientos_id', '=', world.lineId)
    .executeTakeFirstOrThrow()
  return huella
}
