/** Going to a field or a part of the record: the cursor is put where one types. */
import { partOf, RECORD_PARTS, type PartId } from './record-parts.ts'

const CONTROLS = 'textarea, input:not([readonly]), select, button'
const PART = 'data-parte'
const FIELD = 'data-campo'

const focusControl = (home: Element | null | undefined): void => {
  const wrong = home?.querySelector(
    'textarea[aria-invalid="true"], input[aria-invalid="true"], select[aria-invalid="true"]',
  )
  const control = wrong ?? home?.querySelector(CONTROLS)
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  home?.scrollIntoView?.({ block: 'center' })
}

/** The element of a part. */
const partElement = (screen: ParentNode | null, id: PartId): Element | null =>
  screen?.querySelector(`[${PART}="${id}"]`) ?? null

/** Puts the cursor in the first field of a part, its title in sight. */
export const goToPart = (screen: ParentNode | null, id: PartId): void => {
  const part = partElement(screen, id)
  const control = part?.querySelector(`[${FIELD}] :is(${CONTROLS})`) ?? part?.querySelector(CONTROLS)
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  part?.scrollIntoView?.({ block: 'start' })
}

/** Puts the cursor in a field of the wire; of one that is not drawn, in its part. `null`: the orders. */
export const goToField = (screen: ParentNode | null, campo: string | null): void => {
  const field = campo === null ? null : screen?.querySelector(`[${FIELD}="${campo}"]`)
  if (field) focusControl(field)
  else goToPart(screen, partOf(campo))
}

/** Part in which an element stands; null outside of all of them. */
export const partAround = (element: EventTarget | null): PartId | null => {
  const name = element instanceof Element ? element.closest(`[${PART}]`)?.getAttribute(PART) : null
  return RECORD_PARTS.find(({ id }) => id === name)?.id ?? null
}

/** The part before or after another one; the same at the ends. */
export const neighbour = (id: PartId | null, by: 1 | -1): PartId => {
  const at = RECORD_PARTS.findIndex((part) => part.id === id)
  const next = Math.min(Math.max(at + by, 0), RECORD_PARTS.length - 1)
  return RECORD_PARTS[next]?.id ?? 'anamnesis'
}
