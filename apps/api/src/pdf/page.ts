/** What every page of a document has: insurer and provider on top, whose it is, who signs and where it is verified at the foot. */
import type { Content } from 'pdfmake/interfaces.js'
import type { DocumentModel, Verification } from './model.ts'
import { INK, LINE, MARGIN, RIVER, SOFT, TONES, above, allergies, signerLines } from './parts.ts'

const NO_PROVIDER = 'Sin prestador asociado a la consulta'
const DEMO_MARK = 'DEMOSTRACIÓN: datos ficticios'
/** Width between the margins of a letter page, in points. */
const WIDTH = 612 - MARGIN * 2

/** A thin rule over the width of the text. */
const rule = (color: string = LINE, width = 0.7): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: width, lineColor: color }],
})

const whose = ({ titulo, numero, paciente: { nombre, documento, clinico } }: DocumentModel): string => {
  const measures = clinico === null ? [] : [`${clinico.medidas.nombre}: ${clinico.medidas.valor}`]
  return [titulo, numero, nombre, documento, ...measures].join('  ·  ')
}

/** Pages after the first say whose document they belong to, should they be taken apart. */
const continued = (model: DocumentModel): Content[] => [
  { margin: above(4), fontSize: 8, color: SOFT, text: whose(model) },
  ...(model.paciente.clinico === null ? [] : [{ margin: above(2), stack: [allergies(model.paciente.clinico, 8.5)] }]),
]

/** Lines beyond the first of a text of which so many letters surely fit in one. */
const moreLines = (text: string, letters: number): number => Math.floor(text.length / letters)

/** Letters of 8 points over the whole page, and over the half that a provider has. */
const WHOLE_LINE = 95
const HALF_LINE = 48
const LINE_OF_THE_HEAD = 12
/** Of what stands on every page, and of whose each page is. */
const BANNER = 84
const WHOSE = 28

const bannerRoom = ({ prestador }: DocumentModel): number => {
  const lines = prestador === null ? [] : [prestador.nombre, prestador.sede, prestador.direccion]
  return BANNER + LINE_OF_THE_HEAD * lines.reduce((sum, text) => sum + moreLines(text, HALF_LINE), 0)
}

/** Room for the head of every page: whose it is and all the allergies, however many. What does not fit in it would not be drawn. */
export const headRoom = (model: DocumentModel): number =>
  bannerRoom(model) +
  WHOSE +
  LINE_OF_THE_HEAD *
    (moreLines(whose(model), WHOLE_LINE) + moreLines(model.paciente.clinico?.alergias.text ?? '', WHOLE_LINE))

/** The first page has its band in the text, which begins right under the banner. */
export const firstPageRise = (model: DocumentModel): number => headRoom(model) - bannerRoom(model)

/** Insurer on the left, provider on the right, on every page. */
export const pageHeader = (model: DocumentModel, page: number): Content => {
  const provider = model.prestador
  return {
    margin: [MARGIN, 26, MARGIN, 0],
    stack: [
      {
        columns: [
          {
            width: '*',
            stack: [
              { text: model.entidad, bold: true, fontSize: 13, color: RIVER },
              { text: 'Entidad aseguradora', fontSize: 7.5, color: SOFT },
              ...(model.demostracion
                ? [
                    {
                      text: DEMO_MARK,
                      fontSize: 8,
                      bold: true,
                      color: TONES.waiting,
                      margin: above(3),
                    },
                  ]
                : []),
            ],
          },
          {
            width: '*',
            alignment: 'right',
            stack: provider
              ? [
                  { text: provider.nombre, bold: true, fontSize: 10 },
                  { text: `NIT ${provider.nit}`, fontSize: 8, color: SOFT },
                  { text: provider.sede, fontSize: 8, color: SOFT },
                  { text: provider.direccion, fontSize: 8, color: SOFT },
                ]
              : [{ text: model.clase === 'carta' ? '' : NO_PROVIDER, fontSize: 8, color: SOFT }],
          },
        ],
      },
      { margin: above(6), stack: [rule(RIVER, 1.4)] },
      ...(page > 1 ? continued(model) : []),
    ],
  }
}

/** Kinds that one person signs: the signature is at the foot of each of their pages. */
const SIGNED: readonly DocumentModel['clase'][] = [
  'servicio',
  'medicamento',
  'esquema',
  'incapacidad',
  'anexo_referencia',
  'relevo_referencia',
]
const SIGNATURE_AT_FOOT = 28
const FOOT = 44
const SIGNED_FOOT = 94

/** The whole record of an affiliate is of many: each signs their consultation. */
const isSigned = (model: DocumentModel): boolean =>
  model.clase === 'historia' ? !model.completa : SIGNED.includes(model.clase)

export const footRoom = (model: DocumentModel): number => (isSigned(model) ? SIGNED_FOOT : FOOT)

const signedFoot = (model: DocumentModel): Content[] => {
  if (model.clase === 'carta' || !isSigned(model)) return []
  const { firma } = model.profesional
  const [name = '', ...others] = signerLines(model.profesional)
  return [
    {
      margin: [0, 0, 0, 6],
      stack: [
        firma === null
          ? { text: ' ', fontSize: SIGNATURE_AT_FOOT / 1.3 }
          : { image: firma, fit: [200, SIGNATURE_AT_FOOT] },
        { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 240, y2: 0, lineWidth: 0.8, lineColor: INK }] },
        { text: name, bold: true, fontSize: 9.5, color: INK, margin: above(2) },
        { text: others.join(' · '), fontSize: 8 },
      ],
    },
  ]
}

/** The signature, 'Página X de Y', the verification code, and the demonstration mark. */
export const pageFooter = (
  model: DocumentModel,
  verification: Verification | null,
  page: number,
  pages: number,
): Content => ({
  margin: [MARGIN, 4, MARGIN, 0],
  fontSize: 7.5,
  color: SOFT,
  stack: [
    ...signedFoot(model),
    {
      columnGap: 14,
      columns: [
        {
          width: '*',
          text: verification
            ? `Verifique este documento en ${verification.url}`
            : 'Borrador para revisión: no es un documento guardado',
        },
        ...(model.demostracion ? [{ width: 'auto' as const, text: DEMO_MARK }] : []),
        { width: 'auto', text: `Página ${page} de ${pages}` },
      ],
    },
  ],
})
