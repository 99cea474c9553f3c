# language: es
@regla:insurance/certificate
Característica: El certificado de afiliación
  Un afiliado descarga el suyo con un botón. Quien lee su código ve el estado de ese día, no el del papel.

  @flujo
  Escenario: Un afiliado descarga el suyo, y su código dice el estado de hoy
    Dado que "afiliado@cauce.demo" ingresó con su código
    Cuando descarga su certificado
    Entonces recibe el certificado
    Y el código del certificado dice "Hoy la afiliación está: Activo, desde el"

  @flujo @servidor-propio
  Escenario: Retirado después, el código dice el retiro aunque el papel diga que estaba activo
    Dado que "aseguramiento@cauce.demo" ingresó con su código
    Cuando descarga el certificado de "32518760"
    Y el afiliado "32518760" se retira hoy
    Entonces el código del certificado dice "Hoy la afiliación está: Retirado, desde el"

  @mensaje
  Esquema del escenario: De quien no se certifica nada: <caso>
    Dado que "aseguramiento@cauce.demo" ingresó con su código
    Cuando descarga el certificado de "<documento>"
    Entonces se le niega con "No hay certificado: la afiliación está <estado>."

    Ejemplos:
      | caso           | documento | estado     |
      | de quien murió | 70112354  | fallecido  |
      | en trámite     | 487219    | en trámite |

  @flujo
  Escenario: De quien se retiró se certifica el retiro
    Dado que "aseguramiento@cauce.demo" ingresó con su código
    Cuando descarga el certificado de "16789045"
    Entonces recibe el certificado

  @flujo @navegador
  Escenario: La página del afiliado tiene un botón y dice qué trae
    Cuando "afiliado@cauce.demo" abre en el navegador "Certificado de afiliación"
    Entonces ve "Su certificado vale 30 días."
