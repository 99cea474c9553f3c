/** The reason that an alert asks for. */
import type { Locator } from 'playwright-core'
import { REASONS, reasonParts } from '@cauce/domain/medication/reason'

/** Chooses the reason of the list and writes the own words, as the text that is kept says both; of every finding that asks for one. */
export const giveReason = async (asked: Locator, motivo: string): Promise<void> => {
  await giveOneReason(asked, motivo)
  const lacking = asked.getByRole('button', { name: /^Escribirlo \(motivo del hallazgo/u })
  while ((await lacking.count()) > 0) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each takes the place of the one before
    await lacking.first().click()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await giveOneReason(asked, motivo)
  }
}

/** The same, of the one that is being answered. */
export const giveOneReason = async (asked: Locator, motivo: string): Promise<void> => {
  const { codigo, texto } = reasonParts(motivo)
  const chosen = codigo === null ? null : asked.getByRole('button', { name: REASONS[codigo], exact: true })
  if (chosen !== null && (await chosen.getAttribute('aria-pressed')) !== 'true') await chosen.click()
  await asked.getByRole('textbox').fill(texto)
}
