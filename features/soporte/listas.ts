/** What a person looks at or looks for, by its name, as rows of the words that they read in it. */
import assert from 'node:assert/strict'
import * as Schema from 'effect/Schema'
import { auditoria } from '@cauce/contract/auditoria'
import { auth } from '@cauce/contract/auth'
import { clientes } from '@cauce/contract/clientes'
import { codigosSumiCodigoSumi } from '@cauce/contract/codigos-sumi-codigo-sumi'
import { contenido } from '@cauce/contract/contenido'
import { inicio } from '@cauce/contract/inicio'
import { manuales } from '@cauce/contract/manuales'
import { roles } from '@cauce/contract/roles'
import { trabajos } from '@cauce/contract/trabajos'
import { usuarios } from '@cauce/contract/usuarios'
import { actionText } from '@cauce/domain/audit/actions'
import { PRESENCE_STATES } from '@cauce/domain/audit/presence'
import { topicWords } from '@cauce/domain/home/topics'
import { SIGN_IN_NAMES, SIGN_IN_RESULTS } from '@cauce/domain/audit/sign-in'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { WORK_STATES } from '@cauce/domain/kit/jobs/work-state'
import type { Answered } from '../../tests/support/server.ts'
import { actionNamed } from './acciones.ts'
import { userId } from './administracion.ts'
import { becomes } from './espera.ts'
import { menuOf, screenRows } from './menu.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

/** The words of one line of what was found. */
export type Row = readonly string[]

const findings = new WeakMap<Mundo, readonly Row[]>()

export const show = (world: Mundo, rows: readonly Row[]): void => void findings.set(world, rows)

/** What was found last; a scenario that was refused found nothing, and must not say that it did. */
export const found = (world: Mundo): readonly Row[] => {
  const rows = findings.get(world)
  assert.ok(rows, `No se pudo mirar nada: ${JSON.stringify(world.answer?.body)}`)
  return rows
}

/** What is looked for: a text, or the value of one of the filters of the list. */
export interface Wanted {
  readonly text?: string
  readonly by?: string
  readonly value?: string
}
interface Listing {
  readonly ask: (world: Mundo, wanted: Wanted) => Promise<Answered>
  readonly rows: (world: Mundo, answer: Answered, wanted: Wanted) => readonly Row[]
}

const today = (): string => bogotaDate(Date.now())
const textOf = ({ text = '' }: Wanted): string => encodeURIComponent(text)

const affiliateFilter = async (world: Mundo, documento: string): Promise<object | null> => {
  const [affiliate] = read(auditoria.afiliados, await world.call('/auditoria/afiliados', { documento }))
  return affiliate ? { afiliado_id: affiliate.id } : null
}

/** The filter of the audit with that name; null: nobody has that document, and there is nothing to look for. */
const auditFilter = async (world: Mundo, { by, value = '' }: Wanted): Promise<object | null> => {
  const [recurso, recurso_id] = value.split(' ')
  if (by === 'persona') return { usuario_id: await userId(world, value) }
  if (by === 'afiliado') return affiliateFilter(world, value)
  if (by === 'registro') return { recurso, recurso_id }
  if (by === 'acción') return { accion: actionNamed(value) }
  if (by === 'clase') return { clase: value, desde: today() }
  if (by === 'día') return { desde: value === 'mañana' ? addDays(today(), 1) : value }
  assert.equal(by, undefined, `La auditoría no se busca por ${by}`)
  return {}
}

/** Readings are written in a batch, within a moment. */
const untilNoted = async (world: Mundo): Promise<void> => {
  const { db } = await world.server()
  const noted = () => db.selectFrom('auditoria').select('id').where('accion', '=', 'auditoria.leer').executeTakeFirst()
  await becomes(async () => (await noted()) !== undefined, true)
}

const searchAudit = async (world: Mundo, wanted: Wanted): Promise<Answered> => {
  const filter = await auditFilter(world, wanted)
  if (filter === null) return { status: 200, headers: new Headers(), body: null }
  const answer = await world.call('/auditoria/buscar', { por_pagina: 100, ...filter })
  if (answer.status === 200) await untilNoted(world)
  return answer
}

/** How a sign-in ended, as its list says it. */
const resultText = (result: string): string =>
  SIGN_IN_NAMES.flatMap((name) => (name === result ? SIGN_IN_RESULTS[name].texto : []))[0] ?? result

const failures = (por: string): Listing => ({
  ask: (world) => world.call('/auditoria/ingresos/agrupados', { por, desde: today() }),
  rows: (_world, answer) =>
    read(auditoria.ingresosAgrupados, answer).data.map(({ usuario, sospecha }) => [
      usuario?.email ?? '',
      sospecha ?? 'no parece un ataque',
    ]),
})

const OWN_IMAGES = /img-src 'self' data: blob:(?:;|$)/u

/** How a person calls what anybody may know of the installation. */
const KNOWN: Readonly<Record<string, string>> = {
  version: 'versión',
  demo: 'demostración',
  avatar: 'avatares de fuera',
  captcha: 'prueba de que no es un programa',
  dias_contrasena: 'días de la contraseña',
}
const knownText = (value: unknown): string => {
  if (value === null) return 'ninguno'
  if (value === true) return 'sí'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What anybody may know, and whose images it lets a browser show. */
const versionRows = (_world: Mundo, { body, headers }: Answered): readonly Row[] => {
  const told = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))(body)
  const policy = headers.get('content-security-policy') ?? ''
  const names = Object.keys(told).map((key) => KNOWN[key] ?? key)
  return [
    ['datos', names.join(', ')],
    ['imágenes', OWN_IMAGES.test(policy) ? 'solo las propias' : policy],
    ...Object.entries(told).map(([key, value]) => [KNOWN[key] ?? key, knownText(value)]),
  ]
}

const LISTINGS: Readonly<Record<string, Listing>> = {
  'la auditoría': {
    ask: searchAudit,
    rows: (_world, answer) =>
      answer.body === null
        ? []
        : read(auditoria.buscar, answer).data.map(({ accion, usuario }) => [actionText(accion), usuario?.email ?? '']),
  },
  'los ingresos de hoy': {
    ask: (world) => world.call('/auditoria/ingresos', { desde: today() }),
    rows: (_world, answer) =>
      read(auditoria.ingresos, answer).por_resultado.map(({ resultado, total }) => [
        resultText(resultado),
        String(total),
      ]),
  },
  'los fallos por cuenta': failures('cuenta'),
  'los fallos por dirección': failures('direccion'),
  'quién está en línea': {
    ask: (world) => world.call('/estadistica/usuarios-en-linea', {}),
    rows: (_world, answer) =>
      read(auditoria.enLinea, answer).data.map(({ usuario, estado, roles: held }) => [
        usuario.email,
        PRESENCE_STATES[estado].texto,
        held.join(', '),
      ]),
  },
  'los trabajos del servidor': {
    ask: (world) => world.call('/trabajos'),
    rows: (_world, answer) =>
      read(trabajos.lista, answer).data.map(({ titulo, estado }) => [titulo, WORK_STATES[estado]]),
  },
  'los códigos de medicamentos': {
    ask: (world, { text, value }) =>
      world.call(
        `/codigosSumi/codigoSumi?${value === undefined ? `texto=${encodeURIComponent(text ?? '')}` : `cuales=${value}`}&por_pagina=100`,
      ),
    rows: (_world, answer) =>
      read(codigosSumiCodigoSumi.lista, answer).data.map(({ nombre, subgrupo, forma }) => [
        nombre,
        subgrupo ?? 'Sin subgrupo',
        forma ?? 'Sin forma',
      ]),
  },
  'los programas': {
    ask: (world) => world.call('/cliente'),
    rows: (_world, answer) => read(clientes.listar, answer).map(({ nombre }) => [nombre]),
  },
  'los usuarios': {
    ask: (world, { text, by, value }) =>
      world.call('/usuarios/buscar', by === undefined ? { texto: text } : { [by]: value }),
    rows: (_world, answer) => read(usuarios.buscar, answer).data.map(({ email }) => [email]),
  },
  'el historial': {
    ask: async (world, { value = '' }) => world.call(`/usuarios/usuario/${await userId(world, value)}/historial`),
    rows: (_world, answer) =>
      read(usuarios.historial, answer).data.map(({ accion, motivo, quien }) => [
        actionText(accion),
        motivo ?? '',
        quien ?? '',
      ]),
  },
  'los permisos': {
    ask: (world, wanted) => world.call(`/permisos?texto=${textOf(wanted)}`),
    rows: (_world, answer) => read(roles.permisos, answer).data.map(({ clave }) => [clave]),
  },
  'los manuales y novedades': {
    ask: (world, wanted) => world.call(`/contenido/publicados?texto=${textOf(wanted)}`),
    rows: (_world, answer) =>
      read(contenido.publicados, answer).data.map(({ titulo, nuevo }) => [titulo, nuevo ? 'nuevo' : 'leído']),
  },
  'lo que espera en su inicio': {
    ask: (world) => world.call('/inicio/pendientes'),
    rows: (_world, answer) =>
      read(inicio.pendientes, answer).data.map(({ asunto, total }) => [topicWords(asunto, 2), String(total)]),
  },
  'los pacientes': {
    ask: (world, { text }) => world.call('/inicio/pacientes/buscar', { texto: text }),
    rows: (_world, answer) =>
      read(inicio.pacientes, answer).data.map(({ nombre, consulta }) => [nombre, consulta?.hoy === true ? 'hoy' : '']),
  },
  'las reglas del manual': {
    ask: (world) => world.call('/manuales/reglas'),
    rows: (_world, answer) => read(manuales.reglas, answer).data.map(({ id, regla }) => [id, regla]),
  },
  'su menú': {
    ask: (world) => world.call('/auth/me'),
    rows: (_world, answer) =>
      menuOf(read(auth.me, answer)).map(({ title, items }) => [title, ...items.map((page) => page.title)]),
  },
  'las pantallas': {
    ask: (world) => world.call('/auth/me'),
    rows: (world, answer, { text = '' }) => screenRows(world, read(auth.me, answer), text),
  },
  'la versión': { ask: async (world) => (await world.server()).call('/version.json'), rows: versionRows },
}

/** The names, for the sentences that have one of them. */
export const LISTS = Object.keys(LISTINGS).join('|')

export const look = async (world: Mundo, name: string, wanted: Wanted = {}): Promise<void> => {
  const listing = LISTINGS[name]
  assert.ok(listing, `No se sabe mirar ${name}`)
  findings.delete(world)
  world.answer = await listing.ask(world, wanted)
  if (world.answer.status === 200) show(world, listing.rows(world, world.answer, wanted))
}
