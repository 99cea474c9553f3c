/** How the patient prepares for what was ordered. @fuente spec 2 §7 (tipo recomendacionOrdenCup) */
import type { Content } from 'pdfmake/interfaces.js'
import type { RecommendationDocument } from './model.ts'
import { SOFT, above } from './parts.ts'

/** Paragraphs of a text that keeps its line breaks. */
export const paragraphs = (text: string, fontSize: number): Content[] =>
  text
    .split(/\n+/u)
    .filter((part) => part.trim() !== '')
    .map((part): Content => ({ text: part.trim(), fontSize, lineHeight: 1.25, margin: [0, 0, 0, 4] }))

/** A section per procedure that has recommendations. */
export const recommendationContent = (model: RecommendationDocument): Content[] => [
  ...model.recomendaciones.map((item): Content => ({
    margin: [0, 4, 0, 10],
    unbreakable: true,
    stack: [
      { text: `${item.codigo} · ${item.nombre}`, bold: true, fontSize: 11.5, margin: [0, 0, 0, 4] },
      ...paragraphs(item.texto, 11),
    ],
  })),
  {
    margin: above(10),
    fontSize: 9,
    color: SOFT,
    text: `Entregadas por ${[model.profesional.nombre, model.profesional.cargo, model.profesional.registro].filter(Boolean).join(' · ')}`,
  },
]
