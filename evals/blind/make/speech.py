"""Sets of the models that listen: texts invented here, spoken by several computer voices, in several rooms and lines."""
import numpy

from sounds import RATE, effects, noisy, save, speak, telephone
from write_cases import BLIND, case, write_cases

sets = {}


def add(model, name, samples, truth, made, kind="belongs", ending="mp3", **options):
    save(samples, BLIND / model / "files" / f"{name}.{ending}")
    sets.setdefault(model, []).append(case(f"{prefix[model]}-{name}", kind, made, truth, file=f"files/{name}.{ending}", **({"options": options} if options else {})))


prefix = {"audioTranscription": "heard", "audioSentiment": "mood", "audio-question-answering": "asked", "medAudioSummarize": "dictation", "snore-detection": "night"}
seconds = lambda count: numpy.arange(int(count * RATE)) / RATE
generator = numpy.random.default_rng(5)
noise = lambda count: generator.normal(0, 0.1, int(count * RATE))
music = lambda count: sum(0.2 * numpy.sin(2 * numpy.pi * f * seconds(count)) * (numpy.sin(2 * numpy.pi * r * seconds(count)) > 0) for f, r in [(262, 1.0), (330, 1.5), (392, 0.75)])
crickets = lambda count: 0.3 * numpy.sin(2 * numpy.pi * 4200 * seconds(count)) * (numpy.sin(2 * numpy.pi * 18 * seconds(count)) > 0.4) * (numpy.sin(2 * numpy.pi * 0.8 * seconds(count)) > 0)

digits = {"clear": "The train to the coast leaves from platform 4 at half past 9.", "numbers": "The meeting is on the 12th of March in room 206."}
spoken = [
    ("clear", "The train to the coast leaves from platform four at half past nine.", "en-us", {}, None),
    ("british", "Please put the blue folder back on my desk before you go home.", "en-gb", {}, None),
    ("woman", "We walked along the river until it was too dark to see the path.", "en-us+f3", {}, None),
    ("scottish", "My grandmother kept hens and sold the eggs at the market.", "en-gb-scotland", {}, None),
    ("slow", "The second door on the left is the one you want.", "en-us", {"speed": 100}, None),
    ("fast", "I will send you the new address as soon as I have found it.", "en-us", {"speed": 210}, None),
    ("deep", "Nobody had told the children that the school was closed.", "en-us+m7", {"pitch": 20}, None),
    ("phone", "Could you please call me back about the broken window this afternoon.", "en-gb", {}, "telephone"),
    ("hall", "Ladies and gentlemen, the concert will begin in five minutes.", "en-us", {}, "reverb"),
    ("street", "Turn right after the church and wait for me by the bridge.", "en-gb+f2", {}, "noise"),
    ("loud", "Stop the machine now and open the water valve.", "en-us", {}, "clipped"),
    ("quiet", "The baby is asleep, so please close the door very softly.", "en-us+f4", {}, "quiet"),
    ("caribbean", "Tomorrow morning we take the small boat to the island.", "en-029", {}, None),
    ("numbers", "The meeting is on the twelfth of March in room two hundred and six.", "en-us", {}, None),
    ("hum", "She painted the whole house green while he was on holiday.", "en-us+m3", {}, "hum"),
    ("pauses", "First we buy flour and butter. Then we light the oven.", "en-gb", {"speed": 120}, None),
    ("wav", "It snowed all night and the road to the farm is blocked.", "en-us+f5", {}, None),
    ("m4a", "Do not forget to water the plants while we are away.", "en-gb+m2", {}, None),
]
for name, text, voice, how, spoil in spoken:
    samples = speak(text, voice, **how)
    if spoil == "telephone":
        samples = telephone(samples)
    elif spoil == "reverb":
        samples = effects(samples, "reverb", 55)
    elif spoil == "noise":
        samples = noisy(samples, 12)
    elif spoil == "clipped":
        samples = numpy.clip(samples * 6, -0.9, 0.9)
    elif spoil == "quiet":
        samples = samples * 0.02
    elif spoil == "hum":
        samples = samples + 0.08 * numpy.sin(2 * numpy.pi * 50 * numpy.arange(len(samples)) / RATE)
    add("audioTranscription", name, samples, {"text": [text, digits[name]] if name in digits else text}, f"spoken by eSpeak NG, {voice}, {spoil or 'clean'}", ending={"wav": "wav", "m4a": "m4a"}.get(name, "mp3"))
silent = {"text": ""}
for name, samples, made in [("silence", numpy.zeros(RATE * 4), "silence"), ("hiss", noise(4), "white noise"), ("chimes", music(5), "tones in turn"), ("crickets", crickets(4), "chirps"), ("hum-alone", 0.3 * numpy.sin(2 * numpy.pi * 50 * seconds(4)), "mains hum"), ("clicks", (generator.random(RATE * 4) > 0.9995) * 0.8, "clicks")]:
    add("audioTranscription", name, samples, silent, made, "does-not-belong")
add("audioTranscription", "german", speak("Der Zug fährt heute von Gleis sieben ab, bitte steigen Sie hinten ein.", "de"), None, "German speech", "does-not-belong")
add("audioTranscription", "spanish", speak("Mañana vamos al mercado a comprar pescado y pan.", "es"), None, "Spanish speech", "does-not-belong")

moods = [
    ("thanks", ["positive"], "Thank you so much, you have been wonderful. I am really happy with the new bed.", "en-us+f3", {}),
    ("lost-order", ["negative"], "This is the third time my order is lost. I am furious and I want my money back.", "en-us", {"speed": 190}),
    ("shouting", ["negative"], "No! No! I told you it is broken! This is a terrible service!", "en-gb+m3", {"speed": 200, "pitch": 80}),
    ("facts", ["neutral"], "The shop opens at nine and closes at six. The bus stops in front of it.", "en-gb", {}),
    ("sad", ["negative"], "My dog died on Sunday. The house is so empty and I miss him terribly.", "en-us+f2", {"speed": 110, "pitch": 30}),
    ("proud", ["positive"], "Our daughter won the first prize. We are so proud and so glad.", "en-gb+f4", {}),
    ("polite-anger", ["negative"], "I have waited for six weeks. Nobody answers. This is not acceptable.", "en-gb", {"speed": 130}),
    ("irony", ["ironic", "negative"], "Oh great, it broke again. What a fantastic product, I love wasting my evening.", "en-us", {}),
    ("phone-good", ["positive"], "The repair was quick and the man was very friendly. Excellent work.", "en-us", {}),
    ("phone-bad", ["negative"], "The worst hotel of my life. Dirty, loud and expensive.", "en-us+m4", {}),
    ("question", ["neutral"], "Which form do I need for the parking permit, and where do I send it?", "en-us+f5", {}),
    ("love", ["positive"], "I love this little radio. The sound is beautiful.", "en-gb+f2", {}),
]
for name, label, text, voice, how in moods:
    samples = speak(text, voice, **how)
    samples = telephone(samples) if name.startswith("phone") else samples
    add("audioSentiment", name, samples, {"label": label}, f"spoken by eSpeak NG, {voice}{', telephone' if name.startswith('phone') else ''}", ending="wav" if name == "love" else "mp3")
for name, samples, made in [("silence", numpy.zeros(RATE * 4), "silence"), ("hiss", noise(4), "white noise"), ("chimes", music(5), "tones in turn"), ("crickets", crickets(4), "chirps"), ("german", speak("Ich bin sehr unzufrieden mit der Lieferung, das ist eine Frechheit.", "de"), "German speech"), ("siren", 0.4 * numpy.sin(2 * numpy.pi * (800 * seconds(4) + 120 * numpy.sin(2 * numpy.pi * 0.5 * seconds(4)))), "a siren")]:
    add("audioSentiment", name, samples, None, made, "does-not-belong")

talks = {
    "garden": ("The garden opens on the first of May. Tickets cost seven dollars. Dogs must stay outside. The head gardener is called Martin.", "en-us",
        [("When does the garden open?", ["first of may|may"]), ("How much do tickets cost?", ["seven|7"]), ("Who is the head gardener?", ["martin"]), ("Where can I park?", None), ("How many people work there?", None)]),
    "message": ("Hello, this is Susan. The doctor moved your visit to Friday at ten. Please bring the old letters. You can call me at the office.", "en-gb+f3",
        [("Who is calling?", ["susan"]), ("When is the visit?", ["friday"]), ("What should be brought?", ["letters"]), ("What is the doctor's name?", None)]),
    "report": ("The storm broke four bridges. The army brought water and blankets. School will start again on Monday.", "en-us+m3",
        [("How many bridges were broken?", ["four|4"]), ("Who brought water?", ["army"]), ("When will school start again?", ["monday"]), ("How many people died?", None)]),
    "shop": ("The red bicycle is sold. The green one costs two hundred dollars and has three gears. We close at six.", "en-us",
        [("How much does the green bicycle cost?", ["two hundred|200"]), ("When does the shop close?", ["six|6"]), ("Who bought the red bicycle?", None)]),
}
for name, (text, voice, questions) in talks.items():
    samples = speak(text, voice, speed=140)
    save(samples, BLIND / "audio-question-answering" / "files" / f"{name}.mp3")
    for number, (question, wanted) in enumerate(questions):
        sets.setdefault("audio-question-answering", []).append(case(f"asked-{name}-{number}", "belongs" if wanted else "does-not-belong", f"spoken by eSpeak NG, {voice}", {"answers": [wanted]}, file=f"files/{name}.mp3", options={"questions": question}))
for name, samples, made in [("silence", numpy.zeros(RATE * 4), "silence"), ("chimes", music(5), "tones in turn"), ("hiss", noise(4), "white noise")]:
    add("audio-question-answering", name, samples, {"answers": [None]}, made, "does-not-belong", questions="What is the price?")

has = lambda where, *words, **further: {"in": where, "has": list(words), **({"with": further} if further else {})}
dictations = [
    ("cough", "The patient has had a cough for two weeks. He has no fever. I think this is bronchitis. Start amoxicillin five hundred milligrams three times a day. See him again in one week.", "en-us",
        {"facts": [has("problems", "cough"), has("problems", "bronchitis"), has("medicines", "amoxicillin"), has("followUp", "week")], "absent": [has("problems", "fever")]}),
    ("allergy", "She is allergic to penicillin. She has pain in the left knee. There is no swelling. Take ibuprofen four hundred milligrams when needed.", "en-us+f3",
        {"facts": [has("anything", "penicillin"), has("anything", "left knee"), has("medicines", "ibuprofen")], "absent": [has("medicines", "penicillin")]}),
    ("heart", "This man has high blood pressure and diabetes. Stop aspirin. Continue metformin. He denies chest pain. Come back in three months.", "en-us",
        {"facts": [has("problems", "blood pressure|hypertension"), has("problems", "diabetes"), has("medicines", "aspirin", action="stop"), has("medicines", "metformin"), has("followUp", "three months")], "absent": [has("problems", "chest pain")]}),
    ("asthma", "The child has asthma. She used her inhaler twice last night. Increase prednisone to twenty milligrams. Her mother also has asthma.", "en-gb",
        {"facts": [has("problems", "asthma"), has("medicines", "prednisone")]}),
    ("wound", "The wound on the right foot is clean. No infection. Change the dressing every day. The nurse will call on Thursday.", "en-us+m3",
        {"facts": [has("anything", "right foot"), has("anything", "dressing"), has("followUp", "thursday")], "absent": [has("problems", "infection")]}),
    ("phone", "He fell and hit his head. He takes warfarin five milligrams a day. He vomited once. Send him for a scan today.", "en-us",
        {"facts": [has("medicines", "warfarin"), has("anything", "head"), has("anything", "scan")]}),
]
for name, text, voice, truth in dictations:
    samples = speak(text, voice, speed=140)
    add("medAudioSummarize", name, telephone(samples) if name == "phone" else samples, truth, f"spoken by eSpeak NG, {voice}{', telephone' if name == 'phone' else ''}")
nothing = {"most": {"problems": 0, "medicines": 0}}
for name, samples, made in [("silence", numpy.zeros(RATE * 4), "silence"), ("hiss", noise(4), "white noise"), ("chimes", music(4), "tones in turn"), ("football", speak("The ball went over the bar and the crowd went home in the rain.", "en-us"), "a report on a match"), ("german", speak("Der Patient hat Husten und bekommt Tabletten.", "de"), "German speech")]:
    add("medAudioSummarize", name, samples, nothing, made, "does-not-belong")


def snore(length=1.4, pitch=70, grain=0.5, seed=0):
    """A breath in: pulses of the soft palate with noise, shaped by the throat's resonances; then nothing."""
    own = numpy.random.default_rng(seed)
    t = seconds(length)
    wobble = pitch * (1 + 0.08 * numpy.sin(2 * numpy.pi * 2.3 * t) + 0.03 * own.normal(0, 1, len(t)).cumsum() / numpy.sqrt(len(t)))
    phase = numpy.cumsum(wobble) / RATE
    pulses = (phase % 1 < 0.18) * (1 - (phase % 1) / 0.18)
    body = pulses + grain * own.normal(0, 0.5, len(t)) * (0.3 + pulses)
    shaped = effects(body * 0.2, "sinc", "60-2500", "equalizer", 300, "1q", 12, "equalizer", 900, "1q", 6)
    envelope = numpy.sin(numpy.pi * numpy.clip(t / length, 0, 1)) ** 0.7
    shaped = shaped[: len(t)] * envelope[: len(shaped)]
    return shaped / max(0.01, numpy.abs(shaped).max()) * 0.6


def night(count, pause=2.2, hiss=0.003, start=1.5, **how):
    parts = [numpy.zeros(int(start * RATE))]
    for index in range(count):
        parts += [snore(seed=index + 11, **how), numpy.zeros(int(pause * RATE))]
    whole = numpy.concatenate(parts)
    return whole + generator.normal(0, hiss, len(whole))


for name, samples, truth, made in [
    ("steady", night(6), {"snoring": True, "count": [5, 7]}, "six synthetic snores"),
    ("deep", night(4, pitch=45, length=1.8), {"snoring": True, "count": [3, 5]}, "four deep synthetic snores"),
    ("high", night(5, pitch=110, length=1.0), {"snoring": True, "count": [4, 6]}, "five high synthetic snores"),
    ("noisy-room", night(5, hiss=0.02), {"snoring": True, "count": [4, 6]}, "five synthetic snores in a noisy room"),
    ("one", night(1, pause=8), {"snoring": True, "count": [1, 1]}, "one synthetic snore"),
    ("far", night(5) * 0.12, {"snoring": True, "count": [4, 6]}, "five synthetic snores, far away"),
    ("pause", numpy.concatenate([night(3), numpy.zeros(RATE * 12), night(2)]), {"snoring": True, "count": [4, 6]}, "five synthetic snores with a pause of twelve seconds"),
    ("rain", effects(noise(15), "lowpass", 3000), {"snoring": False}, "noise like rain"),
    ("fan", effects(noise(12), "lowpass", 400) + 0.05 * numpy.sin(2 * numpy.pi * 100 * seconds(12)), {"snoring": False}, "noise like a fan"),
    ("talk", speak("I cannot sleep. Are you still awake? The neighbours are playing music again.", "en-gb", speed=130), {"snoring": False}, "speech"),
    ("music", music(10), {"snoring": False}, "tones in turn"),
    ("crickets", crickets(10), {"snoring": False}, "chirps"),
    ("clock", numpy.tile(numpy.concatenate([numpy.exp(-seconds(0.05) * 120) * 0.5, numpy.zeros(int(0.95 * RATE))]), 12), {"snoring": False}, "a ticking clock"),
    ("breath", numpy.concatenate([effects(noise(1.2) * 0.2, "bandpass", 1200, 800)[:RATE] * numpy.hanning(RATE) if i % 2 == 0 else numpy.zeros(RATE * 2) for i in range(10)]), {"snoring": False}, "quiet breathing"),
]:
    add("snore-detection", name, samples, truth, made)
for name, samples, made in [("silence", numpy.zeros(RATE * 6), "silence"), ("blip", 0.3 * numpy.sin(2 * numpy.pi * 440 * seconds(0.2)), "a fifth of a second"), ("motor", numpy.sign(numpy.sin(2 * numpy.pi * 30 * seconds(10))) * 0.3, "a motor's hum"), ("reading", speak("Once upon a time there was a fox who lived behind the mill.", "en-us+f2"), "a story read aloud")]:
    add("snore-detection", name, samples, {"snoring": False}, made, "does-not-belong")

if __name__ == "__main__":
    for model, cases in sets.items():
        write_cases(model, cases)
