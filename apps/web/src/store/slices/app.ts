/** State of the shell: whether a page is being prepared, and whether this computer is on line. @fuente spec 1 §2 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const appSlice = createSlice({
  name: 'app',
  initialState: { preload: false, online: true },
  reducers: {
    preloadChanged: (state, action: PayloadAction<boolean>) => {
      state.preload = action.payload
    },
    onlineChanged: (state, action: PayloadAction<boolean>) => {
      state.online = action.payload
    },
  },
})

export const { preloadChanged, onlineChanged } = appSlice.actions
