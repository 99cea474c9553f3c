import { describe, expect, it } from 'vitest'
import { avatarAddress, initialsOf } from './avatar.ts'

describe('avatarAddress', () => {
  it('writes the name and the size where the operator wants them', () => {
    expect(avatarAddress('https://avatares.ejemplo.co/api/?name={name}&size={size}', 'Laura Restrepo Mejía')).toBe(
      'https://avatares.ejemplo.co/api/?name=Laura%20Restrepo%20Mej%C3%ADa&size=150',
    )
    expect(avatarAddress('https://avatares.ejemplo.co/{size}/{name}.svg', 'Usuario')).toBe(
      'https://avatares.ejemplo.co/150/Usuario.svg',
    )
  })

  it('a name cannot change the rest of the address', () => {
    expect(avatarAddress('https://a.co/{name}/{size}', '../{size}?x=$&')).toBe(
      'https://a.co/..%2F%7Bsize%7D%3Fx%3D%24%26/150',
    )
  })
})

describe('initialsOf', () => {
  it.each([
    ['Laura Restrepo Mejía', 'LR'],
    ['  María   Gómez', 'MG'],
    ['Usuario', 'U'],
    ['álvaro ñáñez', 'ÁÑ'],
    ['', ''],
  ])('%j is %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
