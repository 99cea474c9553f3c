/** Starts the site of the manual in the page. */
import '@cauce/ui/theme/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Site } from './site.tsx'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no element #root')

createRoot(place).render(
  <StrictMode>
    <Site />
  </StrictMode>,
)
