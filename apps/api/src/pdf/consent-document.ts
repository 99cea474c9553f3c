/** The informed consent, signed on screen or blank to be signed by hand. @fuente spec 2 §3, dominio §4 */
import type { Column, Content, TableCell } from 'pdfmake/interfaces.js'
import type { ConsentDocument, SignedConsent } from './model.ts'
import { LINE, SOFT, professionalBlock, signatureBlock } from './parts.ts'
import { paragraphs } from './recommendation-document.ts'

const HALF = 250

/** A ticked or empty box with its word, drawn so that it needs no symbol font. */
const box = (ticked: boolean, word: string): Content => ({
  columns: [
    {
      width: 12,
      canvas: [
        { type: 'rect', x: 0, y: 1, w: 8, h: 8, lineWidth: 0.8, lineColor: '#1b2430' },
        ...(ticked
          ? [
              { type: 'line' as const, x1: 1.5, y1: 5, x2: 3.5, y2: 7.5, lineWidth: 1.3 },
              { type: 'line' as const, x1: 3.5, y1: 7.5, x2: 7, y2: 2.5, lineWidth: 1.3 },
            ]
          : []),
      ],
    },
    { width: 'auto', text: word, fontSize: 10, bold: ticked },
  ],
})

const question = (text: string, yes: string, no: string, answer: boolean | null): TableCell[] => [
  { text, fontSize: 10 },
  box(answer === true, yes),
  box(answer === false, no),
]

const answers = (model: ConsentDocument): Content => {
  const signed = model.firmado
  const letters = ['a', 'b', 'c']
  return {
    margin: [0, 4, 0, 8],
    table: {
      widths: ['*', 60, 60],
      dontBreakRows: true,
      body: [
        question('¿Acepta el procedimiento?', 'Sí', 'No', signed ? signed.acepta : null),
        ...model.declaraciones.map((text, index) =>
          question(
            `${letters[index] ?? ''}. ${text}`,
            'SI',
            'NO',
            signed ? signed.declaraciones[index] === 'SI' : null,
          ),
        ),
        ...(signed?.asentimiento != null
          ? [question('El menor da su asentimiento', 'Sí', 'No', signed.asentimiento === 'Si')]
          : []),
      ],
    },
    layout: {
      hLineWidth: () => 0.7,
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: () => 0,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
  }
}

const dissent = (name: string): Content => ({
  margin: [0, 2, 0, 8],
  stack: [
    { text: 'Disentimiento', bold: true, fontSize: 11.5, margin: [0, 0, 0, 2] },
    {
      text: `El procedimiento no se acepta. Las consecuencias de no realizarlo fueron explicadas por ${name}. La decisión puede cambiarse en cualquier momento.`,
      fontSize: 10,
      lineHeight: 1.2,
    },
  ],
})

const signedBy = (signed: SignedConsent): Column =>
  signatureBlock(
    signed.firma,
    [
      signed.firmante_nombre,
      signed.firmante_documento,
      signed.parentesco ? `${signed.firmante} · ${signed.parentesco}` : signed.firmante,
      ...(signed.respaldo ? [`Con el respaldo de ${signed.respaldo}`] : []),
      `Firmado electrónicamente el ${signed.fecha}`,
    ],
    HALF,
  )

const blankSigner = (): Column => signatureBlock(null, ['Firma', 'Nombre:', 'Documento:', 'Fecha y hora:'], HALF)

/** Text that was read, answers, dissent, signatures, and the fingerprint that binds them. */
export const consentContent = (model: ConsentDocument): Content[] => [
  { text: model.procedimiento, bold: true, fontSize: 12.5, margin: [0, 0, 0, 6] },
  ...model.secciones.map((section): Content => ({
    margin: [0, 0, 0, 5],
    stack: [{ text: section.titulo, bold: true, fontSize: 11 }, ...paragraphs(section.texto, 10.5)],
  })),
  {
    unbreakable: true,
    stack: [
      answers(model),
      ...(model.firmado
        ? []
        : [
            {
              text: model.quien_firma,
              fontSize: 9,
              color: SOFT,
              lineHeight: 1.4,
            },
            {
              text: 'Si no lo acepta, nombre del profesional que explica las consecuencias: ____________________________________',
              fontSize: 9,
            },
          ]),
      ...(model.firmado && !model.firmado.acepta ? [dissent(model.firmado.nombre_profesional ?? '')] : []),
      {
        margin: [0, 12, 0, 8],
        columnGap: 28,
        columns: [model.firmado ? signedBy(model.firmado) : blankSigner(), professionalBlock(model.profesional, HALF)],
      },
      {
        text: `${model.firmado ? 'La firma queda unida a este texto y a la orden. Texto' : 'Texto'} ${model.version}. Huella SHA-256: ${model.huella}`,
        fontSize: 7.5,
        color: SOFT,
      },
    ],
  },
]
