/** Which knowledge the checks of the list came from. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { LedgerEntry } from '@cauce/domain/medication/check'
import { versionInWords } from '@cauce/domain/medication/check-words'

const listed = new Intl.ListFormat('es', { type: 'conjunction' })

/** `alergias y dosis` are two. */
const catalogues = (name: string): readonly string[] => name.replaceAll('_', ' ').split(/, | y /u)

/** `Conocimiento: interacciones, alergias y dosis v2026-11 (21 nov 2026)`; empty where nothing was checked. */
export const knowledgeNote = (entries: readonly LedgerEntry[]): string => {
  const versions = new Map<string, Set<string>>()
  for (const { conocimiento } of entries) {
    if (conocimiento === null) continue
    const version = `${versionInWords(conocimiento.version)} (${formatDate(conocimiento.fecha)})`
    const names = versions.get(version) ?? new Set<string>()
    for (const name of catalogues(conocimiento.catalogo)) names.add(name)
    versions.set(version, names)
  }
  if (versions.size === 0) return ''
  return `Conocimiento: ${[...versions].map(([version, names]) => `${listed.format(names)} ${version}`).join('; ')}`
}
