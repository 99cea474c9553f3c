/** Pieces that every printed document shares: palette, band, patient, signatures, verification, foot. */
import type { Column, Content, TableCell } from 'pdfmake/interfaces.js'
import type { DocumentModel, OrderLine, Patient, Professional, Verification } from './model.ts'

export const INK = '#1b2430'
export const SOFT = '#55616f'
export const LINE = '#d9dfe6'
const RIVER = '#184a7d'
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
const TONES = { ok: '#1c6e42', waiting: '#7a4a06', bad: '#a3262a', info: '#184a90', unknown: '#5a2d82' } as const

const DEMO_MARK = 'DEMOSTRACIÓN: datos ficticios'
export const MARGIN = 42
const SIGNATURE_HEIGHT = 54
/** Width between the margins of a letter page, in points. */
const WIDTH = 612 - MARGIN * 2

/** A margin of so many points above. */
export const above = (points: number): [number, number, number, number] => [0, points, 0, 0]

/** A thin rule over the width of the text. */
const rule = (color: string = LINE, width = 0.7): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: width, lineColor: color }],
})

/** State as shape, word and colour, in a way that survives black and white print. */
export const stateWord = ({ estado, tono }: Pick<OrderLine, 'estado' | 'tono'>): Content => {
  const color = TONES[tono]
  const shape =
    tono === 'bad'
      ? { type: 'rect' as const, x: 0, y: 2, w: 6, h: 6, color }
      : tono === 'waiting'
        ? {
            type: 'polyline' as const,
            points: [
              { x: 3, y: 1 },
              { x: 7, y: 5 },
              { x: 3, y: 9 },
              { x: -1, y: 5 },
            ],
            closePath: true,
            color,
          }
        : { type: 'ellipse' as const, x: 3, y: 5, r1: 3, r2: 3, color }
  return {
    columns: [
      { width: 9, canvas: [shape] },
      { width: '*', text: estado, bold: true, color, fontSize: 8.5 },
    ],
  }
}

/** Pages after the first say whose document they belong to, should they be taken apart. */
const continued = (model: DocumentModel): Content => ({
  margin: above(4),
  fontSize: 8,
  color: SOFT,
  text: [model.titulo, model.numero, model.paciente.nombre, model.paciente.documento].join('  ·  '),
})

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
              : [{ text: 'Sin prestador asociado a la consulta', fontSize: 8, color: SOFT }],
          },
        ],
      },
      { margin: above(6), stack: [rule(RIVER, 1.4)] },
      ...(page > 1 ? [continued(model)] : []),
    ],
  }
}

/** 'Página X de Y', the verification code, and the demonstration mark. */
export const pageFooter = (
  model: DocumentModel,
  verification: Verification | null,
  page: number,
  pages: number,
): Content => ({
  margin: [MARGIN, 8, MARGIN, 0],
  fontSize: 7.5,
  color: SOFT,
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
})

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
                  { text: groupCode(verification.codigo), fontSize: 9, bold: true },
                ],
              },
              { width: 'auto' as const, qr: verification.url, fit: 84, eccLevel: 'M' as const },
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
            { text: 'Paciente', fontSize: 7.5, color: SOFT },
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

/**
 * The professional's name, document, position and register under the signature of record. Nothing is signed without a register;
 * a paper from before that was asked says none.
 */
export const professionalBlock = (professional: Professional, width: number): Column =>
  signatureBlock(
    professional.firma,
    [
      professional.nombre,
      [professional.cargo, professional.documento].filter(Boolean).join(' · '),
      ...(professional.registro ? [`Registro profesional ${professional.registro}`] : []),
      ...(professional.sustituye ? [`En sustitución de ${professional.sustituye}`] : []),
    ],
    width,
  )
