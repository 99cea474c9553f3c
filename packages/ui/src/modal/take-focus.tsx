/** Given as `ref`, puts the focus on a button at the moment it appears. */
export const takeFocus = (button: HTMLElement | null): void => {
  button?.focus()
}
