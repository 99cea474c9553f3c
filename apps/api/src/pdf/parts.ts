/** Pieces that every printed document shares: palette, shapes, title, patient, signatures. */
import type { Column, Content, TableCell } from 'pdfmake/interfaces.js'
import type { DocumentModel, OrderLine, Patient, Professional, Verification } from './model.ts'

export const INK = '#1b2430'
export const SOFT = '#55616f'
export const LINE = '#d9dfe6'
export const RIVER = '#184a7d'
export const TINT = '#f4f6f8'
/** Layout of a tinted box between two lines. */
export const TINTED = {
  hLineWidth: () => 0.7,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  fillColor: () => TINT,
  paddingLeft: () => 8,
  paddingRight: () => 8,
}
export const TONES = { ok: '#1c6e42', waiting: '#7a4a06', bad: '#a3262a', info: '#184a90', unknown: '#5a2d82' } as const

export const MARGIN = 42
const SIGNATURE_HEIGHT = 54
export const BAD = TONES.bad
export const UNVERIFIED = TONES.unknown
/** A margin of so many points above. */
export const above = (points: number): [number, number, number, number] => [0, points, 0, 0]

const diamond = (color: string) => ({
  type: 'polyline' as const,
  points: [
    { x: 3, y: 1 },
    { x: 7, y: 5 },
    { x: 3, y: 9 },
    { x: -1, y: 5 },
  ],
  closePath: true,
  color,
})

const square = (color: string, size = 6) => ({ type: 'rect' as const, x: 0, y: 2, w: size, h: size, color })

/** State as shape, word and colour, in a way that survives black and white print. */
export const stateWord = ({ estado, tono }: Pick<OrderLine, 'estado' | 'tono'>): Content => {
  const color = TONES[tono]
  const round = { type: 'ellipse' as const, x: 3, y: 5, r1: 3, r2: 3, color }
  const shape = tono === 'bad' ? square(color) : tono === 'waiting' ? diamond(color) : round
  return {
    columns: [
      { width: 9, canvas: [shape] },
      { width: '*', text: estado, bold: true, color, fontSize: 8.5 },
    ],
  }
}

/** What harms, in red, with its square and in words. */
export const critical = (text: string, fontSize = 9.5): Content => ({
  columns: [
    { width: 12, canvas: [square(BAD, fontSize - 2)] },
    { width: '*', text, bold: true, color: BAD, fontSize },
  ],
})

/** Allergies by what is known of them: a red square, a violet ring, or nothing before the words. */
export const allergies = ({ alergias }: NonNullable<Patient['clinico']>, fontSize: number): Content => {
  if (alergias.kind === 'known') return critical(alergias.text, fontSize)
  if (alergias.kind === 'none') return { text: alergias.text, fontSize }
  const ring = {
    type: 'ellipse' as const,
    x: 3,
    y: fontSize / 2,
    r1: 3,
    r2: 3,
    lineWidth: 1,
    dash: { length: 1.5 },
    lineColor: UNVERIFIED,
  }
  return {
    columns: [
      { width: 12, canvas: [ring] },
      { width: '*', text: alergias.text, bold: true, color: UNVERIFIED, fontSize },
    ],
  }
}

/** Title, number and date, with the QR code that leads to the verification page. */
export const titleBlock = (model: DocumentModel, verification: Verification | null): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: model.titulo, fontSize: 17, bold: true, headlineLevel: 1 },
        { text: `${model.numero}  ·  ${model.fecha}`, fontSize: 10, color: SOFT, margin: [0, 2, 0, 0] },
      ],
    },
    ...(verification
      ? [
          {
            width: 'auto' as const,
            columnGap: 6,
            columns: [
              {
                width: 'auto' as const,
                alignment: 'right' as const,
                margin: above(22),
                stack: [
                  { text: 'Código de verificación', fontSize: 7.5, color: SOFT },
                  { text: groupCode(verification.codigo), fontSize: 9, bold: true, noWrap: true },
                ],
              },
              { width: 'auto' as const, qr: verification.url, fit: 76, eccLevel: 'M' as const },
            ],
          },
        ]
      : []),
  ],
  margin: [0, 0, 0, 8],
})

/** Sixteen characters in four groups, easier to read aloud and to type. */
const groupCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/gu, '$1 ')

const cell = (label: string, value: string): TableCell => ({
  stack: [
    { text: label, fontSize: 7.5, color: SOFT },
    { text: value, fontSize: 9.5 },
  ],
})

const clinicalRow = ({ clinico }: Patient): TableCell[][] =>
  clinico === null
    ? []
    : [[{ colSpan: 3, stack: [allergies(clinico, 10.5)] }, '', '', cell(clinico.medidas.nombre, clinico.medidas.valor)]]

/** Who the document is about. */
export const patientBlock = (patient: Patient): Content => ({
  margin: [0, 0, 0, 10],
  table: {
    widths: ['*', '*', '*', '*'],
    body: [
      [
        {
          colSpan: 2,
          stack: [
            { text: patient.clinico === null ? 'Afiliado' : 'Paciente', fontSize: 7.5, color: SOFT },
            { text: patient.nombre, bold: true, fontSize: 12 },
          ],
        },
        '',
        cell('Documento', patient.documento),
        cell('Sexo y edad', `${patient.sexo} · ${patient.edad}`),
      ],
      [
        cell('Entidad', patient.entidad),
        cell('Municipio', patient.municipio),
        cell('IPS primaria', patient.ips),
        cell('Contacto', patient.contacto),
      ],
      ...clinicalRow(patient),
    ],
  },
  layout: {
    ...TINTED,
    paddingTop: () => 5,
    paddingBottom: () => 5,
  },
})

/** Room for a signature with its image, or an empty line to sign by hand. */
export const signatureBlock = (image: string | null, lines: readonly string[], width: number): Column => ({
  width,
  unbreakable: true,
  stack: [
    {
      table: {
        heights: [SIGNATURE_HEIGHT],
        widths: [width - 20],
        body: [[image ? { image, fit: [width - 20, SIGNATURE_HEIGHT] } : ' ']],
      },
      layout: 'noBorders',
    },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width - 12, y2: 0, lineWidth: 0.8, lineColor: INK }] },
    ...lines.map((text, index) => ({
      text,
      fontSize: index === 0 ? 9.5 : 8,
      bold: index === 0,
      color: index === 0 ? INK : SOFT,
      margin: above(index === 0 ? 3 : 0),
    })),
  ],
})

/** Who signs, in the lines under a signature. */
export const signerLines = ({ nombre, cargo, documento, registro, sustituye }: Professional): readonly string[] => [
  nombre,
  [cargo, documento].filter(Boolean).join(' · '),
  ...(registro ? [`Registro profesional ${registro}`] : []),
  ...(sustituye ? [`En sustitución de ${sustituye}`] : []),
]

/**
 * The professional's name, document, position and register under the signature of record. Nothing is signed without a register;
 * a paper from before that was asked says none.
 */
export const professionalBlock = (professional: Professional, width: number): Column =>
  signatureBlock(professional.firma, signerLines(professional), width)
