import { describe, expect, it } from 'vitest'
import { OrderStatus } from '../ordering/order-status.ts'
import { comingOf, comingTotals, type ComingLine } from './coming-line.ts'

const line = (change: Partial<ComingLine> = {}): ComingLine => ({
  codesumi_id: 81,
  estado_id: OrderStatus.active,
  requiere_autorizacion: false,
  sitio: 'Farmacia Laureles',
  segunda_firma: null,
  urgencia: false,
  meses: 1,
  fecha_vigencia: '2026-11-24',
  fecha_vencimiento: '2027-02-22',
  reemplaza: false,
  falta: [],
  ...change,
})
const AUDITED = line({ estado_id: OrderStatus.pendingAudit, requiere_autorizacion: true })
const SIGNED = line({ estado_id: OrderStatus.pendingAudit, segunda_firma: 'Embarazo de 24 semanas' })
const STOPPED = line({ falta: ['Dosis alta'] })

describe('comingOf', () => {
  it('goes to the pharmacy, is printed and claimed', () => {
    expect(comingOf(line())).toEqual({
      destino: 'farmacia',
      titulo: 'Va a Farmacia Laureles',
      detalles: ['Se imprime en la fórmula', 'Se puede reclamar del 24 nov 2026 al 22 feb 2027'],
    })
    expect(comingOf(line({ meses: 3 })).detalles).toContain('Se puede reclamar del 24 nov 2026 al 22 feb 2027, 3 meses')
    expect(comingOf(line({ sitio: null })).titulo).toBe('Queda activa, sin sede que la entregue')
  })

  it('waits for the audit, and says why', () => {
    expect(comingOf(AUDITED)).toEqual({
      destino: 'auditoria',
      titulo: 'Queda pendiente de auditoría',
      detalles: ['El medicamento requiere autorización de auditoría', 'No se imprime ni se reclama hasta entonces'],
    })
  })

  it('waits for the other hand, and over what', () => {
    expect(comingOf(SIGNED)).toEqual({
      destino: 'firma',
      titulo: 'Espera la firma de otro profesional que pueda firmar y no sea usted',
      detalles: ['Embarazo de 24 semanas', 'No se imprime ni se reclama hasta entonces'],
    })
  })

  it('goes on as an urgency, which the auditor sees', () => {
    expect(comingOf(line({ urgencia: true }))).toMatchObject({
      destino: 'farmacia',
      detalles: [
        'Sigue como urgencia vital y queda en la lista del auditor',
        'Se imprime en la fórmula',
        'Se puede reclamar del 24 nov 2026 al 22 feb 2027',
      ],
    })
  })

  it('is stopped by what nobody answered, whatever else it is', () => {
    expect(comingOf({ ...SIGNED, falta: ['Dosis alta'] })).toEqual({
      destino: 'detenida',
      titulo: 'No se puede ordenar todavía',
      detalles: ['Dosis alta', 'Embarazo de 24 semanas'],
    })
    expect(comingOf(STOPPED).detalles).toEqual(['Dosis alta'])
  })

  it('annuls what it takes the place of', () => {
    expect(comingOf(line({ reemplaza: true })).detalles.at(-1)).toBe('La orden que cambia se anula')
  })
})

describe('comingTotals', () => {
  it('counts each line once, what goes on first', () => {
    expect(comingTotals([STOPPED, line(), SIGNED, AUDITED])).toBe(
      '1 va a la farmacia · 1 queda en auditoría · 1 espera otra firma · 1 no se puede ordenar todavía',
    )
    expect(comingTotals([STOPPED, STOPPED, line(), line(), SIGNED, SIGNED, AUDITED, AUDITED])).toBe(
      '2 van a la farmacia · 2 quedan en auditoría · 2 esperan otra firma · 2 no se pueden ordenar todavía',
    )
    expect(comingTotals([])).toBe('')
  })
})
