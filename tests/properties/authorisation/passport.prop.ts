import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { passportOf } from '@cauce/domain/authorisation/passport'
import { PASSPORT_STEPS } from '@cauce/domain/authorisation/passport-line'
import { AUTHORISATION_STATE_KEYS, OPEN_AUTHORISATIONS } from '@cauce/domain/authorisation/authorisation-state'
import { DENIAL_CAUSES, DENIAL_CAUSE_KEYS } from '@cauce/domain/authorisation/denial'
import { bogotaMidnight } from '@cauce/domain/calendar/bogota'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-27'
const NOW = bogotaMidnight(TODAY) + 36_000_000
const AT = { now: NOW, today: TODAY }
const site = fc.constantFrom(null, { nombre: 'Centro de Imágenes Prado', direccion: 'Carrera 50 # 60-12' })
const line = fc.record({
  estado_id: fc.constantFrom(...Object.values(OrderStatus)),
  vigencia: fc.constantFrom('2026-11-20', TODAY, '2026-12-20'),
  hasta: fc.constantFrom('2026-11-26', TODAY, '2027-02-20'),
  desde: fc.constant('2026-11-20'),
  motivo: fc.constantFrom(null, '', 'No está en el plan.'),
  sede: site,
  autorizacion: fc.option(
    fc.record({
      estado: fc.constantFrom(...AUTHORISATION_STATE_KEYS),
      vence: fc.constantFrom(NOW - 1, NOW, NOW + 1, NOW + 86_400_000),
      cantidad: fc.constant(20),
      cantidad_autorizada: fc.constant(12),
      negacion: fc.option(
        fc.record({ causal: fc.constantFrom(...DENIAL_CAUSE_KEYS), alternativa: fc.constant('Doce terapias.') }),
      ),
    }),
  ),
})

describe('passportOf', () => {
  property('siempre dice una frase sin códigos, en un paso que existe, con lo que destaca dentro', [line], (each) => {
    const { frase, paso, destaca } = passportOf(each, AT)
    expect(frase).toMatch(/^[A-ZÚ].*[^.]\.$/u)
    expect(paso).toBeGreaterThanOrEqual(0)
    expect(paso).toBeLessThanOrEqual(PASSPORT_STEPS.length)
    for (const code of DENIAL_CAUSE_KEYS) if (code.includes('_')) expect(frase).not.toContain(code)
    for (const part of destaca) expect(frase).toContain(part)
  })

  property('negada dice el motivo en palabras y ante quién se reclama', [line], (each) => {
    const { frase, detenida } = passportOf({ ...each, estado_id: OrderStatus.denied }, AT)
    expect(detenida).toBe(true)
    expect(frase).toContain('Superintendencia Nacional de Salud')
    const causal = each.autorizacion?.negacion?.causal
    if (causal !== undefined) expect(frase).toContain(DENIAL_CAUSES[causal].toLowerCase())
    else expect(frase).toMatch(/Motivo: No está en el plan\.|Pregunte el motivo/u)
  })

  property('mientras se revisa nada se le pide, y vencido el plazo se le dice', [line], (each) => {
    const { frase, pide } = passportOf({ ...each, estado_id: OrderStatus.pendingAudit }, AT)
    expect(pide).toBe(false)
    const { autorizacion: asked } = each
    const open = asked !== null && OPEN_AUTHORISATIONS.includes(asked.estado)
    expect(frase.startsWith('Se nos venció el plazo')).toBe(open && asked.vence <= NOW)
    expect(frase.startsWith('Falta la firma de otro profesional')).toBe(!open)
  })

  property('con sede y a tiempo dice dónde, desde cuándo y hasta cuándo', [line], (each) => {
    const { frase, pide } = passportOf(
      {
        ...each,
        estado_id: OrderStatus.authorised,
        sede: { nombre: 'Sede Norte', direccion: 'Calle 1' },
        hasta: '2027-02-20',
      },
      AT,
    )
    expect(pide).toBe(true)
    expect(frase).toContain('Vaya a Sede Norte, Calle 1, ')
    expect(frase).toMatch(/a más tardar el 20 feb 2027\.$/u)
    expect(frase.includes('desde el 20 dic 2026 y')).toBe(each.vigencia > TODAY)
    expect(frase.startsWith('Se aprobaron 12 de 20.')).toBe(each.autorizacion?.estado === 'aprobada_parcial')
  })

  property('de lo que se aprobó en parte se dice por qué no el resto y ante quién se reclama', [line], (each) => {
    const { autorizacion } = each
    if (autorizacion?.negacion === null || autorizacion?.estado !== 'aprobada_parcial') return
    const { frase } = passportOf({ ...each, estado_id: OrderStatus.authorised, hasta: TODAY }, AT)
    expect(frase).toContain(DENIAL_CAUSES[autorizacion.negacion.causal].toLowerCase())
    expect(frase).toContain('Superintendencia Nacional de Salud')
  })

  property('pasado el último día ya no se le manda a ninguna sede', [line], (each) => {
    const { frase, detenida } = passportOf({ ...each, estado_id: OrderStatus.authorised, hasta: '2026-11-26' }, AT)
    expect([frase.startsWith('Venció el 26 nov 2026.'), detenida]).toEqual([true, true])
  })
})
