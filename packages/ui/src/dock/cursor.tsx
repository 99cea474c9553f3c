/** With a part docked beside the page, whose the keys are: of the side in which the cursor is, or was last. */

/** An open dock says with this attribute whether the cursor is in it. */
export const DOCK = '[data-ca-dock]'

/** Whether the keys that are pressed now are of the side of `part`; without a dock there is one side only. */
export const hasCursor = (part: Element): boolean => {
  const dock = document.querySelector(DOCK)
  return dock === null || dock.contains(part) === (dock.getAttribute('data-ca-dock') === 'here')
}
