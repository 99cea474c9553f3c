/** How the site of the manual is built: files that any static server serves, below any path. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  // The theme of the first paint and the icon are the application's own.
  publicDir: '../web/public',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: 'dist',
    // The data stand in the same folder and are written apart.
    emptyOutDir: false,
    target: 'es2023',
  },
})
