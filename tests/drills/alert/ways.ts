/** Ways of getting past an alert without answering it. */
import { randomUUID } from 'node:crypto'
import { CHECKS, type SentCheck } from '@cauce/domain/medication/check'
import { keyParts } from '@cauce/domain/medication/shown-finding'
import { REASONS } from '@cauce/domain/medication/reason'
import type { Answered } from '../../support/server.ts'
import type { Door } from './door.ts'

/** Sends what the way sends; null: it does not exist at that door. */
type Way = (door: Door) => Promise<readonly Answered[] | null>

const OTHER_PERSON = 'admin@cauce.demo'
const THIRD_PERSON = 'referencia@cauce.demo'
const WITHOUT_ROLE = 'auxiliar@cauce.demo'
const AT_ONCE = 4
const AHEAD = 150
const LONG = 'El beneficio supera el riesgo en este paciente: se revisó con él y con su familia esta mañana'

const send = (door: Door, checks: readonly SentCheck[], token = door.token, key: string = randomUUID()) =>
  door.send(checks, { token, key })

/** What was shown, changed before it is sent. */
const changed =
  (change: (check: SentCheck) => SentCheck): Way =>
  async (door) => {
    const shown = await door.shown(door.token)
    return shown === null ? null : [await send(door, shown.map(change))]
  }
const withReason = (motivo: string | null): Way => changed((check) => ({ ...check, motivo }))
const withKeys = (change: (clave: string) => string): Way =>
  changed((check) => ({ ...check, claves: (check.claves ?? []).map(change) }))

const another = async (door: Door): Promise<string> => {
  const own = await door.server.login(OTHER_PERSON)
  const same = door.name.includes('agenda') || door.name.includes('presta')
  return same ? door.server.login(THIRD_PERSON) : own
}

/** The reason is given to a check that says that it was not made, or that it found nothing. */
const saying = (respuesta: SentCheck['respuesta']): Way =>
  changed((check) => ({ ...check, respuesta, por_que: 'No respondió el servicio', motivo: LONG }))

/** Every key that could be guessed, of every check, with one reason. */
const ahead: Way = async (door) => {
  const shown = (await door.shown(door.token)) ?? []
  const plain = shown.flatMap(({ claves }) => (claves ?? []).map((clave) => keyParts(clave).clave))
  const guessed = Array.from({ length: AHEAD }, (_, place) => `interaccion:${place + 1}:1-${place + 2}`)
  const checks = CHECKS.map((comprobacion): SentCheck => ({
    comprobacion,
    respuesta: 'encontrada',
    claves: [...plain, ...guessed],
    motivo: LONG,
  }))
  return [await send(door, checks)]
}

/** Shown before a new version of the knowledge came. */
const staleKnowledge: Way = async (door) => {
  const shown = await door.shown(door.token)
  if (shown === null) return null
  const { db } = door.server
  const version = { fuente: 'Simulacro', version: randomUUID(), filas: 1 }
  await db
    .insertInto('catalogos_importados')
    .values(['dosis', 'alergias'].map((catalogo) => ({ ...version, catalogo })))
    .execute()
  const answer = await send(door, shown)
  await db.deleteFrom('catalogos_importados').where('version', '=', version.version).execute()
  return [answer]
}

const ofAnotherPatient: Way = async (door) => {
  const shown = await door.shown(door.token, true)
  return shown === null ? null : [await send(door, shown)]
}

const lessGrave: Way = async (door) =>
  door.lessGrave === undefined ? null : [await send(door, await door.lessGrave())]

/** It was kept, with the calls of the specification, that the prescriber goes on; and nothing is answered. */
const noted: Way = async (door) => {
  if (door.noted === undefined) return null
  await door.noted()
  return [await send(door, [])]
}

const shownToAnother: Way = async (door) => {
  const shown = await door.shown(await another(door))
  return shown === null ? null : [await send(door, shown)]
}

const otherRole: Way = async (door) => {
  const shown = (await door.shown(door.token)) ?? []
  return [await send(door, shown, await door.server.login(WITHOUT_ROLE))]
}

const severalTabs: Way = (door) => Promise.all(Array.from({ length: AT_ONCE }, () => send(door, [])))

const sameKeyAgain: Way = async (door) => {
  const key = randomUUID()
  return [await send(door, [], door.token, key), await send(door, [], door.token, key)]
}

const sameKeyAtOnce: Way = async (door) => {
  const key = randomUUID()
  return Promise.all(Array.from({ length: AT_ONCE }, () => send(door, [], door.token, key)))
}

export const WAYS: Readonly<Record<string, Way>> = {
  'sin respuestas': async (door) => [await send(door, [])],
  'dice que salió limpia': saying('limpia'),
  'dice que no se pudo comprobar': saying('no_verificada'),
  'motivo vacío': withReason(null),
  'motivo en blanco': withReason('          '),
  'una letra repetida': withReason('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
  'números y signos': withReason('1234567890 1234567890 1234567890 ..........'),
  'la misma palabra': withReason(`${REASONS.especialista}: no no no no no no no no no no no no no no no no no no`),
  'solo el motivo de la lista': withReason(REASONS.beneficio),
  'motivo corto para su gravedad': withReason(`${REASONS.beneficio}: lo conoce bien`),
  'palabras sin motivo de la lista': withReason('Lo conoce, se le explicó y vuelve a control la próxima semana'),
  'de antemano: la clave sin haberla visto': withKeys((clave) => keyParts(clave).clave),
  'de antemano: todas las claves que se adivinan': ahead,
  'con un sello inventado': withKeys((clave) => `${keyParts(clave).clave}~${'A'.repeat(24)}`),
  'con el sello de otro hallazgo': withKeys(
    (clave) => `${keyParts(clave).clave}~${(keyParts(clave).sello ?? '').split('').toReversed().join('')}`,
  ),
  'como se le mostró a otra persona': shownToAnother,
  'como se mostró de otro paciente': ofAnotherPatient,
  'como era cuando era menos grave': lessGrave,
  'con un conocimiento anterior': staleKnowledge,
  'anotado que se sigue, sin responder': noted,
  'otro rol': otherRole,
  'varias pestañas a la vez': severalTabs,
  'la misma llave dos veces': sameKeyAgain,
  'la misma llave a la vez': sameKeyAtOnce,
}
