import { SIGNATURE_NOTICE } from '@cauce/domain/medication/second-signature'
import { allergy, overdose } from '@cauce/machines/testing/alert-samples'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { AlertFinding } from './alert-finding.tsx'

afterEach(cleanup)

describe('a finding over which another professional signs', () => {
  it('says so before it is answered, and what to choose who is alone', () => {
    render(<AlertFinding finding={{ ...allergy, severidad: 'contraindicada', anafilaxia: true }} addedId={1} />)
    expect(screen.getByText(SIGNATURE_NOTICE)).toBeDefined()
  })

  it('also of a dose over twice its most, whose key carries the stamp of what was shown', () => {
    const shown = { ...overdose, severidad: 'contraindicada', clave: `${overdose.clave}~a1b2` } as const
    render(<AlertFinding finding={shown} addedId={1} />)
    expect(screen.getByText(SIGNATURE_NOTICE)).toBeDefined()
  })

  it('and any other one does not', () => {
    render(<AlertFinding finding={allergy} addedId={1} />)
    expect(screen.queryByText(SIGNATURE_NOTICE)).toBeNull()
  })
})
