/** Words that are Spanish and not English, without accents. */
const spanishWords = new Set(
  `mi mis el los las una uno que quien donde cuando como porque para por sin su sus lo le les se te nos yo tu ella
  ellos esta estan estoy estaba es soy fue hay muy mas ya pero tambien todo toda todos nadie nunca nada algo alguien
  quiero quiere quisiera quieren tengo tiene tienen puedo puede pueden hace hacen dice dicen dijo siento necesito ayuda
  ayudenme ayudeme ayudame auxilio socorro emergencia ambulancia policia peligro fuego incendio abuso abusaron maltrato
  negligencia violencia miedo suicidio suicidarme morir morirme matarme matar muero vivir respira respirar respiro
  sangre sangrando golpe golpea golpearon pega pegan pego toca tocan toco roban robo grita gritan encierran comida dinero
  pastillas cuchillo pistola hijo hija hermano hermana padre madre abuela abuelo esposo tio tia nino nina bebe
  amigo casa cuarto noche dolor pecho cabeza brazo denunciar reportar ayer hoy ahora despierta desmayo
  corto corta cortarme hago dano vida vale ojala muerto muerta muera golpean golpeo golpes lastiman lastima lastimo violo
  violaron dan comer hambre sobredosis tomo toma veneno llamen llame manden vengan incendio humo ahoga ahogando duele
  ladron disparando morado azucar fiebre quemo cayo perdido perdida embarazada amenaza empuja empujo jala pellizca
  amarran amarrado dejan dejaron quita quitan quitaron sola solo sucio sucia flaco llagas moretones quiero despedida
  hola buenos buenas dias tardes gracias favor senor senora usted ustedes hablan habla hablar espanol ingles ofrecen
  ofrece aceptan acepta cuanto cuanta cuantos cuesta cuestan cobran servicio servicios trabajo trabajar empleo solicitud
  aplicar aplico contratan pagan paga turno turnos oficina direccion telefono correo horario abren abierto cierran
  seguro programa programas ninos ninas adultos discapacidad autismo sindrome vive vivir hogar familia cuidar cuidador
  cuidadora transporte medicina medicinas enfermera visita visitar queja quejas formulario referir lista espera califica
  puedan tenemos somos estamos hacemos del con una al aqui alla eso esto cual cuales tienes ayudan ayudar quienes estas`.split(
    /\s+/,
  ),
)

/** Whether at least a quarter of the words are Spanish. */
export function isSpanish(words: string[]) {
  const known = words.filter((word) => spanishWords.has(word)).length
  return known > 0 && known * 4 >= words.length
}
