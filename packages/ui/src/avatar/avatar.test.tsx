import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

afterEach(cleanup)

const SRC = 'https://avatares.ejemplo.co/?name=Laura%20Restrepo&size=150'
const show = (src?: string | null) => {
  const { container, rerender } = render(<Avatar name="Laura Restrepo" src={src} />)
  return { container, rerender, picture: () => container.querySelector('img') }
}

describe('Avatar', () => {
  it('draws the initials and asks nobody for a picture', () => {
    const { container, picture } = show()
    expect(container.textContent).toBe('LR')
    expect(picture()).toBeNull()
  })

  it('keeps the initials until the picture is there', () => {
    const { container, picture } = show(SRC)
    expect(container.textContent).toBe('LR')
    expect(picture()?.getAttribute('src')).toBe(SRC)
    fireEvent.load(picture() ?? container)
    expect(container.textContent).toBe('')
    expect(picture()?.dataset['shown']).toBe('')
  })

  it('goes back to the initials when it does not come, and tries another address', () => {
    const { container, picture, rerender } = show(SRC)
    fireEvent.error(picture() ?? container)
    expect(picture()).toBeNull()
    expect(container.textContent).toBe('LR')
    rerender(<Avatar name="Laura Restrepo" src={`${SRC}&otra`} />)
    expect(picture()?.getAttribute('src')).toBe(`${SRC}&otra`)
  })
})
