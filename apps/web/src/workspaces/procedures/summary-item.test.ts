import { orderSummary } from '@cauce/domain/procedure/order-summary'
import type { OrderItem } from '@cauce/machines/procedure-order/types'
import { describe, expect, it } from 'vitest'
import { COLONOSCOPY } from '../testing/consultation.ts'
import { isUnrouted } from '../routing/pending-line.ts'
import { summaryItem } from './summary-item.ts'

const item = (change: Partial<OrderItem>): OrderItem => ({
  key: 1,
  procedimiento: COLONOSCOPY,
  cantidad: 1,
  fechaVigencia: '2026-11-21',
  observacion: 'Descartar sangrado',
  validado: '2026-11-21',
  historicoAceptado: false,
  advertencias: [],
  consentimiento: true,
  routing: null,
  routingAsked: true,
  errores: {},
  ...change,
})

const proposal = (rep: { id: number; nombre: string; municipio: string } | null) => ({
  item_id: COLONOSCOPY.id,
  rep,
  regla: 'ninguna' as const,
  automatico: false,
  motivo: '',
  alternativas: [],
})

describe('a line as the foot counts it', () => {
  it('is without a site only when a proposal found none', () => {
    const lines = [
      item({ routing: null }),
      item({ routing: proposal(null) }),
      item({ routing: proposal({ id: 1, nombre: 'Sede Laureles', municipio: 'Medellín' }) }),
    ]
    expect(orderSummary(lines.map(summaryItem)).sinDireccionamiento).toBe(1)
    expect(lines.map(isUnrouted)).toEqual([false, true, false])
  })
})
