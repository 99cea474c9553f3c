/**
 * The one redux store. Server data lives in RTK Query's cache, flows in their machines; a slice each for
 * the shell and for the records that are being typed.
 */
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { useDispatch, useSelector } from 'react-redux'
import { baseApi } from './base-api.ts'
import { appSlice } from './slices/app.ts'
import { historiaClinicaSlice } from './slices/historia-clinica.ts'

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  app: appSlice.reducer,
  historiaClinica: historiaClinicaSlice.reducer,
})

/** A fresh store; the application has one, every test its own. */
export const makeStore = () =>
  configureStore({ reducer, middleware: (getDefault) => getDefault().concat(baseApi.middleware) })

export const store = makeStore()
setupListeners(store.dispatch)

type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<typeof reducer>
export type AppDispatch = AppStore['dispatch']

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
