/** What the certificate of a sick leave must say, field by field. @fuente Decreto 2126 de 2023, art. 2.2.3.3.2 */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { cardinal } from '../text/cardinal.ts'
import { contingencyKind, isContingency } from './contingency.ts'
import { inForce, type LegalRecord, type LegalRecords } from './law.ts'
import { RETROACTIVE_LABEL } from './retroactive.ts'
import { RETROACTIVE_CASES, type Contingency } from './sick-leave.ts'

const NOT_RECORDED = 'Sin registrar'
const NONE = 'Ninguno'

/** By where the care takes place. @fuente RIPS, GrupoServicios */
const SERVICE_GROUPS: ReadonlyMap<string, string> = new Map([
  ['ambulatoria', '01 Consulta externa'],
  ['internacion', '03 Internación'],
  ['urgencias', '05 Atención inmediata'],
])
/** The consultations of this product are attended in a site. @fuente RIPS, ModalidadAtencion */
const IN_SITE = '01 Intramural'

const ORIGINS = { comun: 'Común', laboral: 'Laboral', licencia: 'Común (licencia)' } as const

/** @fuente RIPS, causaMotivoAtencion, where its code is known */
const CAUSES: Readonly<Record<Contingency, string>> = {
  'Enf. Comun': '38 Enfermedad general',
  'licencia maternidad': 'Licencia de maternidad',
  'Accidente de trabajo': '21 Accidente de trabajo',
  'Enf. Profesional': '39 Enfermedad laboral',
  'Licencia Paternidad': 'Licencia de paternidad',
  'Accidente (Soat)': 'Accidente de tránsito (SOAT)',
  'Licencia para el cuidado de la niñez': 'Licencia para el cuidado de la niñez',
  'Licencia por aborto espontáneo': 'Licencia por aborto espontáneo',
  'Interrupción voluntaria del embarazo': 'Licencia por interrupción voluntaria del embarazo',
  'Parto prematuro no viable': 'Licencia por parto prematuro no viable',
}

/** What the certificate is made from. Null: it is not recorded. */
export interface CertificateFacts {
  readonly prestador: string | null
  readonly nit: string | null
  /** REPS code of the site. */
  readonly codigo_habilitacion: string | null
  readonly entidad: string
  /** Municipality of the site. */
  readonly lugar: string | null
  /** Day on which it was issued. */
  readonly expedicion: CalendarDate
  /** Name with document. */
  readonly afiliado: string
  readonly ambito: string | null
  readonly diagnostico: string
  readonly diagnostico_relacionado: string | null
  readonly contingencia: string
  readonly fecha_inicio: CalendarDate
  readonly fecha_final: CalendarDate
  readonly prorroga: string
  readonly causa_retroactiva: string | null
  /** Name with document. */
  readonly profesional: string
}

export interface CertificateField {
  /** Place in the list of the norm. */
  readonly numero: number
  readonly nombre: string
  readonly valor: string
}

type Reading = readonly [nombre: string, valor: (facts: CertificateFacts) => string | null]

interface CertificateContent extends LegalRecord {
  readonly campos: readonly Reading[]
}

const causeOf = ({ contingencia }: CertificateFacts): string =>
  isContingency(contingencia) ? CAUSES[contingencia] : contingencia

const retroactiveOf = ({ causa_retroactiva }: CertificateFacts): string => {
  const known = RETROACTIVE_CASES.find((each) => each === causa_retroactiva)
  return known === undefined ? 'No es retroactiva' : RETROACTIVE_LABEL[known]
}

const CONTENT: LegalRecords<CertificateContent> = [
  {
    vigente_desde: '2023-12-12',
    fuente: 'Decreto 2126 de 2023, art. 2.2.3.3.2',
    campos: [
      ['Razón social del prestador', ({ prestador }) => prestador],
      ['NIT', ({ nit }) => nit],
      ['Código de habilitación (REPS)', ({ codigo_habilitacion }) => codigo_habilitacion],
      ['EPS o entidad adaptada', ({ entidad }) => entidad],
      [
        'Lugar y fecha de expedición',
        ({ lugar, expedicion }) =>
          `${lugar ?? `Lugar ${NOT_RECORDED.toLocaleLowerCase('es-CO')}`}, ${formatDate(expedicion)}`,
      ],
      ['Afiliado', ({ afiliado }) => afiliado],
      ['Grupo de servicios', ({ ambito }) => (ambito === null ? null : (SERVICE_GROUPS.get(ambito) ?? null))],
      ['Modalidad', ({ codigo_habilitacion }) => (codigo_habilitacion === null ? null : IN_SITE)],
      ['Diagnóstico principal (CIE-10)', ({ diagnostico }) => diagnostico],
      ['Diagnóstico relacionado (CIE-10)', (facts) => facts.diagnostico_relacionado ?? NONE],
      ['Presunto origen', ({ contingencia }) => ORIGINS[contingencyKind(contingencia)]],
      ['Causa que motiva la atención', causeOf],
      ['Inicio y terminación', (facts) => periodInWords(facts)],
      ['Prórroga', ({ prorroga }) => prorroga],
      ['Incapacidad retroactiva', retroactiveOf],
      ['Quien la expide', ({ profesional }) => profesional],
    ],
  },
]

/** `03 nov 2026 al 17 nov 2026`. */
export const periodInWords = (leave: { readonly fecha_inicio: CalendarDate; readonly fecha_final: CalendarDate }) =>
  `${formatDate(leave.fecha_inicio)} al ${formatDate(leave.fecha_final)}`

/**
 * The sixteen fields in the order of the norm that is in force on the day of issue; what nobody recorded says so.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.2
 * @regla El certificado de incapacidad lleva los dieciséis datos de la norma, en su orden; el que no está registrado lo dice.
 */
export const certificateFields = (facts: CertificateFacts): readonly CertificateField[] =>
  inForce(CONTENT, facts.expedicion).campos.map(([nombre, valor], place) => ({
    numero: place + 1,
    nombre,
    valor: valor(facts) ?? NOT_RECORDED,
  }))

/** The norm whose fields the certificate of a day has. */
export const certificateSource = (expedicion: CalendarDate): string => inForce(CONTENT, expedicion).fuente

/** Days in figures and in words: `15 (quince) días`. */
export const daysInFiguresAndWords = (days: number): string => {
  const words =
    cardinal(days)
      ?.replace(/veintiuno$/u, 'veintiún')
      .replace(/uno$/u, 'un') ?? null
  return `${days}${words === null ? '' : ` (${words})`} ${days === 1 ? 'día' : 'días'}`
}
