import { EMPTY_COMPONENTS, RECORD_MODEL, RECORD_ROUTE } from '@cauce/domain/clinical-record/record-components'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, it } from 'vitest'
import { recordTyped } from '../../store/slices/historia-clinica.ts'
import { makeStore } from '../../store/store.ts'
import { consultationOf } from '../testing/consultation.ts'
import { useTypedDiagnoses } from './use-typed-diagnoses.ts'

afterEach(cleanup)

it('an order starts from the diagnoses that are being typed, the principal first, and from those of before until then', () => {
  const store = makeStore()
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const before = {
    ...consultationOf(),
    diagnosticos: [{ id: 1, codigo: 'I10', nombre: 'Hipertensión', principal: true }],
  }
  const { result } = renderHook(() => useTypedDiagnoses(before), { wrapper })
  expect(result.current).toBe(before)
  const diagnosticos = [
    { id: 2, codigo: 'M545', nombre: 'Lumbago', principal: false, tipo: null },
    { id: 3, codigo: 'E119', nombre: 'Diabetes', principal: true, tipo: '02' as const },
  ]
  const componentes = { ...EMPTY_COMPONENTS, diagnosticos: { diagnosticos } }
  act(() => {
    store.dispatch(recordTyped({ consultaId: before.id, modelo: RECORD_MODEL, ruta: RECORD_ROUTE, componentes }))
  })
  expect(result.current.diagnosticos.map(({ codigo }) => codigo)).toEqual(['E119', 'M545'])
})
