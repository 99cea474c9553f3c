/** Which drawings come with the menu. */
import { cataloguedAt } from '@cauce/domain/navigation/find-route'
import { MENU_GROUPS } from '@cauce/domain/navigation/menu-groups'
import { render } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { menuIcon } from './menu-icons.tsx'
import { inService } from './screens.ts'

const isInService = (path: string): boolean => {
  const route = cataloguedAt(path)
  return route !== null && inService(route)
}

it('draws at once every group that has a page in service, so that the menu does not change under the eyes', () => {
  const late = MENU_GROUPS.filter(({ icon, entries }) => entries.some(isInService) && menuIcon(icon).type === Suspense)
  expect(late.map(({ id, icon }) => `${id}: ${icon}`)).toEqual([])
})

it('draws the others a moment later, in their place', async () => {
  const { container } = render(<>{menuIcon('walk')}</>)
  await expect.poll(() => container.querySelector('svg')?.getAttribute('data-icon')).toBe('walk')
})
