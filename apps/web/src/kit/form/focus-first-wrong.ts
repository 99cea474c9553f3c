/** After a try that found something missing, the cursor goes to the first thing that is missing. */

/** Looks once the messages are drawn. Nothing happens where nothing is wrong. */
export const focusFirstWrong = (part: ParentNode | null): void => {
  requestAnimationFrame(() => {
    const wrong = part?.querySelector('[aria-invalid="true"]')
    const control = wrong?.matches('input, select, textarea') === true ? wrong : wrong?.querySelector('input')
    if (!(control instanceof HTMLElement)) return
    control.focus()
    // What is missing stands under the field: it is seen with it.
    control.closest('.ca-field')?.scrollIntoView?.({ block: 'nearest' })
  })
}
