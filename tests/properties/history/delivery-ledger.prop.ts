import * as fc from 'fast-check'
import { DELIVERY_LEDGER } from '@cauce/domain/history/delivery-ledger'
import { checkDelivery, deliveryBalance } from '@cauce/domain/history/partial-delivery'
import { firstOverdrawn } from '@cauce/domain/kit/ledger/ledger'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-21'
const line = fc.record({ cantidad_medico: fc.integer({ min: 1, max: 60 }), meses: fc.integer({ min: 1, max: 6 }) })
const wanted = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 20 })

property(
  'lo que la regla de las entregas admite, el libro lo asienta; una unidad más de lo formulado, nunca',
  [line, wanted],
  (prescribed, amounts) => {
    const open = { ...prescribed, estado_id: 1, estado: 'Activa', fecha_vencimiento: TODAY }
    const formulado = prescribed.cantidad_medico * prescribed.meses
    const left = new Map([['1', formulado]])
    const parts: { readonly cantidad: number; readonly created_at: string }[] = []
    for (const cantidad of amounts) {
      const balance = deliveryBalance(open, parts)
      if (checkDelivery(open, { balance, cantidad, today: TODAY }) !== null) continue
      if (firstOverdrawn(DELIVERY_LEDGER, left, [{ key: '1', kind: 'entregado', amount: cantidad }]) !== null)
        return false
      left.set('1', (left.get('1') ?? 0) - cantidad)
      parts.push({ cantidad, created_at: `${TODAY}T15:00:00.000Z` })
    }
    const more = (left.get('1') ?? 0) + 1
    return firstOverdrawn(DELIVERY_LEDGER, left, [{ key: '1', kind: 'entregado', amount: more }]) !== null
  },
)
