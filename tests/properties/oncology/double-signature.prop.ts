import * as fc from 'fast-check'
import type { Finding, SentCheck } from '@cauce/domain/medication/check'
import { SCHEME_SIGNED_KINDS, schemeSignature } from '@cauce/domain/oncology/double-signature'
import { property } from '../../support/property.ts'

const WORDS = 'está solo esta noche y el paciente no puede esperar hasta mañana'
const finding = fc
  .record({
    clave: fc.constantFrom('a', 'b', 'c', 'd'),
    severidad: fc.constantFrom('contraindicada' as const, 'mayor' as const, 'moderada' as const),
  })
  .map(({ clave, severidad }): Finding => ({
    comprobacion: 'alergia',
    clave: `${severidad}:${clave}`,
    alerta_detalle_id: null,
    severidad,
    titulo: `${severidad} ${clave}`,
    detalle: null,
    conducta: null,
    medicamentos: [],
    bloquea: false,
    fuente: null,
  }))
const over = fc.record({
  aumentos: fc.array(fc.constantFrom('aumento 1', 'aumento 2'), { maxLength: 2 }),
  topes: fc.array(fc.constantFrom('tope 1', 'tope 2'), { maxLength: 2 }),
  hallazgos: fc.array(finding, { maxLength: 4 }),
})
const checks = fc.array(
  fc
    .record({ clave: fc.constantFrom('a', 'b', 'c', 'd'), reason: fc.constantFrom('Urgencia vital', 'Otro motivo') })
    .map(({ clave, reason }): SentCheck => ({
      comprobacion: 'alergia',
      respuesta: 'encontrada',
      claves: [`contraindicada:${clave}`],
      motivo: `${reason}: ${WORDS}`,
    })),
  { maxLength: 4 },
)
const setting = fc.oneof(fc.constant(null), fc.record({ clases: fc.subarray([...SCHEME_SIGNED_KINDS]) }))

property(
  'un aumento o un tope que pide firma espera siempre, salvo que quien ordena diga que está solo',
  [over, checks],
  (found, sent) => {
    const { pide, espera, urgencia } = schemeSignature(found, null, { checks: sent, urgencia: null })
    const amounts = [...found.aumentos, ...found.topes]
    const waits = amounts.every((text) => espera.includes(text)) && espera.every((text) => pide.includes(text))
    return waits && (amounts.length === 0 || urgencia === null)
  },
)

property('lo contraindicado espera si nadie lo respondió como urgencia vital', [over, checks], (found, sent) => {
  const { espera } = schemeSignature(found, null, { checks: sent, urgencia: null })
  const vital = sent.filter(({ motivo }) => motivo?.startsWith('Urgencia vital')).flatMap(({ claves }) => claves ?? [])
  return found.hallazgos
    .filter(({ severidad }) => severidad === 'contraindicada')
    .every(({ clave, titulo }) => vital.includes(clave) !== espera.includes(titulo))
})

property('quien está solo no deja nada esperando y deja dicho por qué', [over, checks, setting], (found, sent, of) => {
  const { pide, espera, urgencia } = schemeSignature(found, of, { checks: sent, urgencia: WORDS })
  return espera.length === 0 && (urgencia === null) === (pide.length === 0)
})

property(
  'ningún ajuste quita los topes de la tabla, ni pide más que todas las clases',
  [over, setting],
  (found, of) => {
    const nobody = { checks: [], urgencia: null }
    const most = schemeSignature(found, null, nobody).pide
    const { pide } = schemeSignature(found, of, nobody)
    return found.topes.every((text) => pide.includes(text)) && pide.every((text) => most.includes(text))
  },
)
