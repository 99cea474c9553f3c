/** What each health profession may sign by law, as dated data. What no norm was found for is not there: it is not signed. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { Profession } from './professions.ts'

export const SIGNING_ACT_KEYS = [
  'procedimientos',
  'medicamentos',
  'esquemas',
  'servicios',
  'incapacidad',
  'consentimiento',
  'historia',
] as const
export type SigningAct = (typeof SIGNING_ACT_KEYS)[number]

/** Acts that somebody signs in a consultation: what it is to do each. */
export const SIGNING_ACTS: Readonly<Record<SigningAct, string>> = {
  procedimientos: 'ordenar procedimientos',
  medicamentos: 'formular medicamentos',
  esquemas: 'ordenar esquemas de oncología',
  servicios: 'ordenar otros servicios',
  incapacidad: 'expedir incapacidades',
  consentimiento: 'tomar consentimientos informados',
  historia: 'finalizar historias clínicas',
}

export interface SigningRule {
  readonly profesion: Profession
  readonly actos: readonly SigningAct[]
  /** First day in force. */
  readonly vigente_desde: CalendarDate
  /** Last day in force; null: still is. */
  readonly vigente_hasta: CalendarDate | null
  readonly fuente: string
}

const rule = (
  profesion: Profession,
  vigente_desde: CalendarDate,
  fuente: string,
  actos: readonly SigningAct[],
): SigningRule => ({ profesion, actos, vigente_desde, vigente_hasta: null, fuente })

const LEAVES = 'Decreto 2126 de 2023, arts. 2.2.3.1.4 y 2.2.3.3.3: las expide el médico u odontólogo tratante en ReTHUS'
const ORDERS = ['procedimientos', 'medicamentos', 'servicios', 'consentimiento', 'historia'] as const

/** @fuente leyes de cada profesión; Decreto 2126 de 2023; Resolución 1995 de 1999 (historia clínica) */
export const SIGNING_RULES: readonly SigningRule[] = [
  rule('medicina', '1962-04-28', 'Ley 14 de 1962', [...ORDERS, 'esquemas']),
  rule('medicina', '2023-12-12', LEAVES, ['incapacidad']),
  rule('odontologia', '1989-03-08', 'Ley 35 de 1989', ORDERS),
  rule('odontologia', '2023-12-12', LEAVES, ['incapacidad']),
  rule('enfermeria', '1996-01-25', 'Ley 266 de 1996', ['historia']),
  rule('fisioterapia', '1999-09-14', 'Ley 528 de 1999', ['historia']),
  rule('terapia_ocupacional', '2005-03-17', 'Ley 949 de 2005', ['historia']),
  rule('terapia_respiratoria', '2008-07-30', 'Ley 1240 de 2008', ['historia']),
  rule('fonoaudiologia', '1997-07-04', 'Ley 376 de 1997', ['historia']),
  rule('psicologia', '2006-09-06', 'Ley 1090 de 2006', ['historia']),
  rule('nutricion', '1979-12-28', 'Ley 73 de 1979', ['historia']),
  rule('optometria', '1997-05-28', 'Ley 372 de 1997', ['historia']),
]
