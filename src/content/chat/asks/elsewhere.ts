/** What people ask that we cannot know. It is found like a topic, so that no topic is taken for it. */
export const elsewhere = {
  words: `
    weather forecast rain raining snow sunny temperature tiempo llover
    president trump biden election vote voting politics political democrat republican senator congress governor mayor war
    game score football basketball baseball soccer titans predators nba nfl team won partido jugo gano
    joke jokes poem poems riddle song lyrics sing music movie movies netflix tv show channel actor celebrity
    recipe recipes bake cake bread pizza burger restaurant restaurants coffee
    math algebra equation plus minus multiply divided homework essay
    stock stocks bitcoin crypto invest investment lottery
    capital country planet moon earth sun space aliens dinosaurs animals history invented tall tallest oldest meaning
    translate french german italian
    walmart amazon goodwill target kroger costco mcdonalds publix starbucks uber lyft google apple siri alexa chatgpt
    vanderbilt
    iphone android laptop printer router wifi virus
    alarm timer reminder clock date
    flight hotel vacation airport ticket
    car engine tire oil mechanic plumber sink toilet leak roof
    taxes tax irs refund stimulus unemployment passport visa dmv
    sue lawsuit divorce custody landlord evict eviction will testament contract lawyer attorney immigration bankruptcy court
    dose dosage dosing milligrams mg ibuprofen tylenol advil aspirin zoloft keppra melatonin antibiotic antibiotics
    symptom symptoms diagnose rash contagious pregnant pregnancy cold flu headache weight diet cancer vitamin vitamins cure
    bank balance loan mortgage credit
    library store shop mall bank school post package delivery permit notarize tenant deck garden grass paint electrician
    refill prescription thinner pee poop adhd delayed contagious sore throat
    texas california minimum colorado powerball fair concert bus train plane miles kilometers convert
    spell define synonym template necessary photosynthesis science chemistry biology
    dhs irs ssa food stamps snap wic
    carro comprar receta presidente
    god jesus bible church horoscope love boyfriend girlfriend dating marry
  `,
  asks: `
    what is the weather today tomorrow
    will it rain
    what time is it
    what day is it today
    who is the president
    who should i vote for
    who won the game last night
    tell me a joke
    sing a song
    write a poem story essay
    play some music
    set an alarm timer
    order me a pizza
    what is the capital of france
    how tall is a person
    who invented the telephone
    what is the meaning of life
    what is love
    can you do my homework
    what is 2 plus 2 times
    how do i fix my car sink computer phone
    how much medicine can i give my child
    what is the right dose for my son
    can i mix these pills with alcohol
    can i take these two medicines together
    should i stop taking my medicine
    what are the symptoms of
    is it contagious
    do i have diabetes cancer
    does my son have autism
    how do i treat a sting burn rash
    how do i lose weight
    can i sue my landlord boss
    should i sign this contract
    how do i write a will
    how do i get a divorce
    do i have to pay child support taxes
    how do i get a passport visa green card
    how do i renew my drivers license
    how do i file my taxes
    what is my bank balance
    what is my social security number
    what stock should i buy
    what does another company pay
    what time does the store close
    is another agency hiring
    is another company better than you
    what is the best restaurant movie
    are aliens ghosts real
    is god real
    what is the address of another office
    phone number for another company the social security office
    when does the library bank school open
    how do i pay my bill online
    track my package
    how do i get my ged online
    is my car insurance expired
    write a cover letter resume for me
    give me a template
    remind me at five
    i lost my dog cat
    convert miles to km
    how do i cook rice chicken
    is this medicine safe with my blood thinner
    how much should i give a 60 pound child
    can you refill my prescription
    is my daughter delayed normal
    do i have adhd depression
    cuanto cuesta un carro una casa
    como se dice en ingles
    que tiempo hace
    quien gano el partido
    cuentame un chiste
  `,
}
