/** The reason that an alert asks for. */
import type { Locator } from 'playwright-core'
import { REASONS, reasonParts } from '@cauce/domain/medication/reason'

/** Chooses the reason of the list and writes the own words, as the text that is kept says both. */
export const giveReason = async (asked: Locator, motivo: string): Promise<void> => {
  const { codigo, texto } = reasonParts(motivo)
  const chosen = codigo === null ? null : asked.getByRole('button', { name: REASONS[codigo], exact: true })
  if (chosen !== null && (await chosen.getAttribute('aria-pressed')) !== 'true') await chosen.click()
  await asked.getByRole('textbox').fill(texto)
}
