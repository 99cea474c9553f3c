import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Brand } from '../brand/brand.tsx'
import { Card } from '../card/card.tsx'
import { LoginArt } from '../login-art/login-art.tsx'
import { FootBar } from './foot-bar.tsx'

afterEach(cleanup)

describe('parts around the work', () => {
  it('the foot says what will happen and its consequences', () => {
    render(
      <FootBar summary="3 por ordenar" detail="1 pide consentimiento">
        <button type="button">Ordenar 3 procedimientos</button>
      </FootBar>,
    )
    expect(screen.getByRole('status').textContent).toBe('3 por ordenar1 pide consentimiento')
  })

  it('a card is a region with its title as name', () => {
    render(
      <Card title="Por ordenar" note="3 procedimientos">
        <p>Lista</p>
      </Card>,
    )
    expect(screen.getByRole('region', { name: 'Por ordenar' })).toBeDefined()
  })

  it('the mark alone has a name, with the word it is decoration', () => {
    const { rerender } = render(<Brand word={false} />)
    expect(screen.getByRole('img', { name: 'Cauce' })).toBeDefined()
    rerender(<Brand />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('Cauce')).toBeDefined()
  })

  it('the river of the sign-in says nothing to readers but its words', () => {
    render(<LoginArt lines={['Ordenar, autorizar y acompañar.']} />)
    expect(screen.getByRole('banner').textContent).toBe('CauceOrdenar, autorizar y acompañar.')
  })
})
