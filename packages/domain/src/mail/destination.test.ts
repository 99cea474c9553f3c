import { describe, expect, it } from 'vitest'
import {
  checkEntry,
  checkReason,
  destinationOf,
  INVALID_ENTRY,
  maskedAddress,
  PUBLIC_DOMAIN,
  REASON_NEEDED,
} from './destination.ts'

const known = { paciente: ['Maria@correo.co'], institucion: ['archivo@clinica.co', '@hospital.co'] }

describe('destinationOf', () => {
  it.each([
    ['maria@correo.co', 'paciente'],
    [' MARIA@CORREO.CO ', 'paciente'],
    ['archivo@clinica.co', 'institucion'],
    ['otro@clinica.co', 'otra'],
    ['quien.sea@Hospital.co', 'institucion'],
    ['quien@sub.hospital.co', 'otra'],
    ['quien@otrohospital.co', 'otra'],
    ['@hospital.co@malo.co', 'otra'],
  ])('%s is %s', (address, destination) => {
    expect(destinationOf(address, known)).toBe(destination)
  })
})

describe('checkReason', () => {
  it('asks ten letters for another address alone', () => {
    expect(checkReason('otra', '  12345 abcdefghi ...')).toBe(REASON_NEEDED)
    expect(checkReason('otra', 'Lo pidió ella')).toBeNull()
    expect([checkReason('paciente', ''), checkReason('institucion', '')]).toEqual([null, null])
  })
})

describe('maskedAddress', () => {
  it.each([
    ['familiar@correo.co', 'fa•••@correo.co'],
    ['a@correo.co', 'a•••@correo.co'],
  ])('%s is %s', (address, masked) => {
    expect(maskedAddress(address)).toBe(masked)
  })
})

describe('checkEntry', () => {
  it.each([
    ['archivo@clinica.co', null],
    ['@hospital.co', null],
    [' @Hospital.CO ', null],
    ['@gmail.com', PUBLIC_DOMAIN],
    ['alguien@gmail.com', null],
    ['hospital.co', INVALID_ENTRY],
    ['@', INVALID_ENTRY],
    ['@co', INVALID_ENTRY],
    ['a@b@hospital.co', INVALID_ENTRY],
  ])('%s: %s', (entry, why) => {
    expect(checkEntry(entry)).toBe(why)
  })
})
