/** The health professions that somebody may be registered in. */
import { normalizeSearch } from '../search/trigger.ts'

export const PROFESSION_NAMES = {
  medicina: 'Medicina',
  odontologia: 'Odontología',
  enfermeria: 'Enfermería',
  fisioterapia: 'Fisioterapia',
  terapia_ocupacional: 'Terapia ocupacional',
  terapia_respiratoria: 'Terapia respiratoria',
  fonoaudiologia: 'Fonoaudiología',
  psicologia: 'Psicología',
  nutricion: 'Nutrición y dietética',
  optometria: 'Optometría',
  bacteriologia: 'Bacteriología',
  instrumentacion: 'Instrumentación quirúrgica',
  quimica_farmaceutica: 'Química farmacéutica',
} as const

export type Profession = keyof typeof PROFESSION_NAMES

/** What is chosen for who practises none. */
export const NO_PROFESSION = ''
export const UNKNOWN_PROFESSION = 'La profesión no está en la lista'

export const isProfession = (text: string): text is Profession => Object.hasOwn(PROFESSION_NAMES, text)

const names = Object.keys(PROFESSION_NAMES).filter(isProfession)
export const PROFESSIONS: readonly { readonly clave: Profession; readonly nombre: string }[] = names.map((clave) => ({
  clave,
  nombre: PROFESSION_NAMES[clave],
}))

/** The profession that some words name, by its key or its name, whatever their accents and case; null: none. */
export const professionCalled = (text: string): Profession | null => {
  const sought = normalizeSearch(text).trim()
  return names.find((key) => key === sought || normalizeSearch(PROFESSION_NAMES[key]) === sought) ?? null
}
