/** Consent forms half filled, texts, and ink on a pad. */
import * as fc from 'fast-check'
import type { ConsentForm } from '@cauce/domain/consent/consent-form'
import { REPRESENTATIVE_DOCUMENTS } from '@cauce/domain/consent/representative'
import type { InkStats } from '@cauce/domain/consent/signature'
import type { Risk } from '@cauce/domain/consent/signer'
import { years } from './affiliate.ts'
import { anyText, blank, nameWord } from './text.ts'

const typed = fc.oneof(nameWord, blank)
const yesNo = fc.constantFrom('SI', 'NO', null)

export const consentForm: fc.Arbitrary<ConsentForm> = fc.record({
  aceptacion_consentimiento: fc.constantFrom('Si', 'No', null),
  firmante: fc.constantFrom('Paciente', 'Representante Legal', null),
  tipo_documento_representante: fc.constantFrom(...REPRESENTATIVE_DOCUMENTS, null),
  numero_documento_representante: fc.oneof(typed, fc.constantFrom('43512887', '43.512.887', 'AB123456', 'abc!!')),
  nombre_representante: typed,
  parentesco: typed,
  asentimiento: fc.constantFrom('Si', 'No', null),
  declaracion_a: yesNo,
  declaracion_b: yesNo,
  declaracion_c: yesNo,
  nombre_profesional: typed,
})

export const risk: fc.Arbitrary<Risk> = fc.constantFrom('bajo', 'mediano', 'alto')

export const circumstances = fc.record({ edad: years, firmaValida: fc.boolean(), riesgo: risk })

export const consentText = fc.record({
  cup_codigo: fc.constantFrom('452301', '441302'),
  cup_nombre: fc.constantFrom('Colonoscopia total', 'Esofagogastroduodenoscopia'),
  descripcion: anyText,
  beneficios: anyText,
  riesgos: anyText,
  alternativas: anyText,
  riesgo_no_aceptar: anyText,
  informacion: anyText,
  recomendaciones: anyText,
  version: fc.integer({ min: 1, max: 20 }),
  vigente_desde: fc.constantFrom('2026-09-02', '2026-01-01'),
})

export const PAD = { width: 300, height: 120 } as const

type Point = readonly [number, number]

const statsOf = (pixels: ReadonlySet<number>): InkStats => {
  const xs = Array.from(pixels, (pixel) => pixel % PAD.width)
  const ys = Array.from(pixels, (pixel) => Math.floor(pixel / PAD.width))
  return {
    ...PAD,
    inked: pixels.size,
    minX: Math.min(...xs, PAD.width),
    minY: Math.min(...ys, PAD.height),
    maxX: Math.max(...xs, -1),
    maxY: Math.max(...ys, -1),
  }
}

/** Ink of the pen's path through `points`, drawn with a square pen of `pen` pixels. */
export const inkOf = (points: readonly Point[], pen: number): InkStats => {
  const pixels = new Set<number>()
  const dab = (x: number, y: number): void => {
    for (let dx = 0; dx < pen; dx += 1) {
      for (let dy = 0; dy < pen; dy += 1) {
        const [px, py] = [Math.round(x) + dx, Math.round(y) + dy]
        if (px >= 0 && px < PAD.width && py >= 0 && py < PAD.height) pixels.add(py * PAD.width + px)
      }
    }
  }
  points.forEach(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY)))
    for (let step = 0; step <= steps; step += 1) {
      dab(fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps)
    }
  })
  return statsOf(pixels)
}

/** A point of the pad. */
export const point: fc.Arbitrary<Point> = fc.tuple(
  fc.integer({ min: 0, max: PAD.width - 5 }),
  fc.integer({ min: 0, max: PAD.height - 5 }),
)

/** Thickness of the pen in pixels. */
export const pen: fc.Arbitrary<number> = fc.integer({ min: 1, max: 4 })
