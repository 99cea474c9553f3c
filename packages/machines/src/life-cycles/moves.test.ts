import { describe, expect, it } from 'vitest'
import { MOVE_NOT_ALLOWED } from '@cauce/domain/ordering/order-line-actions'
import { CONTENT_MOVES } from './content.ts'
import { clinicalRecordMoves, RECORD_MOVES } from './clinical-record.ts'
import { LIFE_CYCLES } from './life-cycles.ts'
import { applyOrderLine, nextMoves, orderLineGraph } from './order-line.ts'
import { REFERRAL_LIFE } from '@cauce/domain/referral/referral-life'
import { applySchemeLine, nextSchemeMoves, statusesThatAllow } from './scheme-order.ts'
import { LEAVE_MOVES } from './sick-leave.ts'

const cycle = (id: string) => LIFE_CYCLES.find((one) => one.id === id)

const AUDITS = { permiso: 'autorizacion.auditoria', quien: 'un auditor médico' }
const SCHEDULES = { permiso: 'cita.afiliados', quien: 'quien agenda las citas' }
const PROVIDES = { permiso: 'prestadores.menu', quien: 'el prestador' }
const ORDERED = { permiso: 'blog.vista', quien: 'el profesional que ordenó' }

const schedule = { evento: 'agendar', a_estado_id: 42, etiqueta: 'Agendar', ...SCHEDULES }
const provide = { evento: 'prestar', a_estado_id: 49, etiqueta: 'Registrar la prestación', ...PROVIDES }
const annul = { evento: 'anular', a_estado_id: 2, etiqueta: 'Anular', ...ORDERED }
const approve = { evento: 'aprobar', a_estado_id: 4, etiqueta: 'Aprobar', ...AUDITS }
const deny = { evento: 'negar', a_estado_id: 5, etiqueta: 'Negar', ...AUDITS }

describe('a line of an order', () => {
  it.each([
    ['active', 1, [schedule, provide, annul]],
    ['pending of audit', 3, [approve, deny, annul]],
    ['authorised', 4, [schedule, provide, annul]],
    ['scheduled', 42, [provide, annul]],
  ])('%s tells what may follow, with its words, its permission and who does it', (_, status, moves) => {
    expect(nextMoves(status)).toEqual(moves)
  })

  it('is created in its state as often as it is asked, and nothing else happens to one that is not there', () => {
    for (let time = 0; time < 2; time += 1) {
      expect(applyOrderLine(null, { crear: { requiere_auditoria: 1 } })).toEqual({ estado_id: 3 })
      expect(applyOrderLine(null, { crear: { requiere_auditoria: 0 } })).toEqual({ estado_id: 1 })
      expect(applyOrderLine(null, 'aprobar')).toEqual({ error: MOVE_NOT_ALLOWED })
      expect(applyOrderLine(3, { crear: { requiere_auditoria: 1 } })).toEqual({ error: MOVE_NOT_ALLOWED })
    }
  })

  it('is drawn with the words of each move', () => {
    const words = orderLineGraph().edges.map(({ from, to, etiqueta }) => `${from} → ${to}: ${etiqueta}`)
    expect(words.toSorted()).toEqual(
      [
        'requested → pendingAudit: Requiere auditoría',
        'requested → active: No requiere auditoría',
        ...['active', 'authorised'].flatMap((from) => [
          `${from} → scheduled: Agendar`,
          `${from} → done: Registrar la prestación`,
          `${from} → annulled: Anular`,
          `${from} → refused: No aceptar`,
        ]),
        'pendingAudit → authorised: Aprobar',
        'pendingAudit → denied: Negar',
        'pendingAudit → annulled: Anular',
        'pendingAudit → refused: No aceptar',
        'scheduled → done: Registrar la prestación',
        'scheduled → annulled: Anular',
        'scheduled → refused: No aceptar',
      ].toSorted(),
    )
  })

  it('is a life cycle whose steps say from where, to where, in which words and by whom', () => {
    const life = cycle('orden_procedimientos')
    expect(life?.titulo).toBe('Línea de una orden')
    expect(life?.estados.map(({ estado_id, nombre }) => [estado_id, nombre])).toEqual([
      [null, 'Se pide la orden'],
      [1, 'Activa'],
      [3, 'Pendiente de auditoría'],
      [4, 'Autorizada'],
      [42, 'Agendada'],
      [49, 'Prestada'],
      [6, 'No aceptó el procedimiento'],
      [5, 'Negada'],
      [2, 'Anulada'],
    ])
    expect(life?.pasos.filter(({ de_estado_id }) => de_estado_id === null)).toEqual([
      { de_estado_id: null, a_estado_id: 3, etiqueta: 'Requiere auditoría', quien: null },
      { de_estado_id: null, a_estado_id: 1, etiqueta: 'No requiere auditoría', quien: null },
    ])
    expect(life?.pasos.filter(({ de_estado_id }) => de_estado_id === 42)).toEqual([
      { de_estado_id: 42, a_estado_id: 49, etiqueta: 'Registrar la prestación', quien: 'el prestador' },
      { de_estado_id: 42, a_estado_id: 2, etiqueta: 'Anular', quien: 'el profesional que ordenó' },
      { de_estado_id: 42, a_estado_id: 6, etiqueta: 'No aceptar', quien: 'el paciente, por escrito' },
    ])
  })
})

describe('a drug of a scheme', () => {
  const treats = 'un profesional que atiende al afiliado'
  const other = 'un profesional que no lo ordenó'
  const cancel = { evento: 'cancelar', a_estado_id: 2, etiqueta: 'Cancelar el esquema', quien: treats }

  it('tells what may follow, with its words and who does it', () => {
    expect(nextSchemeMoves(1)).toEqual([
      { evento: 'suspender', a_estado_id: 3, etiqueta: 'Suspender', quien: treats },
      cancel,
      { evento: 'aplicar', a_estado_id: 49, etiqueta: 'Registrar la aplicación', quien: 'quien aplica el medicamento' },
    ])
    expect(nextSchemeMoves(3)).toEqual([cancel])
    expect(statusesThatAllow('aplicar')).toEqual([1])
  })

  it('that is not there yet is only created', () => {
    for (const move of ['suspender', 'cancelar', 'aplicar', 'firmar', 'devolver'] as const)
      expect(applySchemeLine(null, move)).toEqual({ error: MOVE_NOT_ALLOWED })
  })

  it('is a life cycle whose steps say from where, to where, in which words and by whom', () => {
    const life = cycle('orden_esquema_lineas')
    expect(life?.titulo).toBe('Medicamento de un esquema')
    expect(life?.estados[0]).toEqual({ estado_id: null, nombre: 'Se pide el esquema' })
    expect(life?.pasos).toEqual([
      { de_estado_id: null, a_estado_id: 50, etiqueta: 'Pide la segunda firma', quien: null },
      { de_estado_id: null, a_estado_id: 1, etiqueta: 'Ordenar el esquema', quien: null },
      { de_estado_id: 50, a_estado_id: 1, etiqueta: 'Firmar', quien: other },
      { de_estado_id: 50, a_estado_id: 5, etiqueta: 'Devolver', quien: other },
      { de_estado_id: 50, a_estado_id: 5, etiqueta: 'Cancelar el esquema', quien: treats },
      { de_estado_id: 1, a_estado_id: 3, etiqueta: 'Suspender', quien: treats },
      { de_estado_id: 1, a_estado_id: 2, etiqueta: 'Cancelar el esquema', quien: treats },
      { de_estado_id: 1, a_estado_id: 49, etiqueta: 'Registrar la aplicación', quien: 'quien aplica el medicamento' },
      { de_estado_id: 3, a_estado_id: 2, etiqueta: 'Cancelar el esquema', quien: treats },
    ])
  })
})

describe('the words of what may be done', () => {
  it('to a clinical record', () => {
    expect(clinicalRecordMoves('finalizada').map((move) => RECORD_MOVES[move].etiqueta)).toEqual([
      'Añadir una nota aclaratoria',
    ])
  })

  it('to a content, before and after', () => {
    expect(CONTENT_MOVES).toEqual({
      publicar: { etiqueta: 'Publicar', hecho: 'Publicado: ya lo pueden leer todos' },
      retirar: { etiqueta: 'Retirar', hecho: 'Retirado: ya no se lee en Inicio' },
    })
  })

  it('to a referral', () => {
    expect(Object.values(REFERRAL_LIFE.moves).map(({ etiqueta }) => etiqueta)).toEqual([
      'Gestionar',
      'Actualizar',
      'Finalizar',
      'Informar la atención inicial de urgencias',
      'Soltar',
      'Asignar…',
      'Gestionar',
    ])
  })

  it('to a sick leave, and by whom', () => {
    expect(LEAVE_MOVES).toEqual({
      anular: { etiqueta: 'Anular', quien: 'quien la expidió o un auditor médico' },
      levantar: { etiqueta: 'Levantar', quien: 'un médico, a petición del afiliado que se recuperó' },
    })
  })
})
