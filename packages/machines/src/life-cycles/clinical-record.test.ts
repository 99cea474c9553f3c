import { describe, expect, it } from 'vitest'
import { NOTE_NEEDS_FINALISED, RECORD_LOCKED } from '@cauce/domain/clinical-record/record-state'
import { applyClinicalRecord, clinicalRecordMoves, RECORD_MOVES } from './clinical-record.ts'

describe('the life of a clinical record', () => {
  it('is written while it is open, and finalised once', () => {
    expect(applyClinicalRecord('abierta', 'guardar')).toEqual({ estado: 'abierta' })
    expect(applyClinicalRecord('abierta', 'finalizar')).toEqual({ estado: 'finalizada' })
    expect(applyClinicalRecord('finalizada', 'finalizar')).toEqual({ error: RECORD_LOCKED })
  })

  it('is locked from then on: only notes are added, and they do not open it again', () => {
    expect(applyClinicalRecord('finalizada', 'guardar')).toEqual({ error: RECORD_LOCKED })
    expect(applyClinicalRecord('finalizada', 'anotar')).toEqual({ estado: 'finalizada' })
  })

  it('takes no note while it is open', () => {
    expect(applyClinicalRecord('abierta', 'anotar')).toEqual({ error: NOTE_NEEDS_FINALISED })
  })

  it('offers what may be done, each with its words', () => {
    expect(clinicalRecordMoves('abierta').map((move) => RECORD_MOVES[move].etiqueta)).toEqual([
      'Guardar el borrador',
      'Finalizar la historia',
    ])
    expect(clinicalRecordMoves('finalizada')).toEqual(['anotar'])
  })
})
